import type { ComponentType } from 'react';
import { matchPath } from 'react-router';
import { getBrand, lazy } from '#kernel';
import { routesFor } from './routes.ts';

export type Load = () => Promise<{ default: ComponentType }>;

// One file per screen, loaded when its address is opened: here those that people arrive at from outside. The landing is
// not among them, it comes with the first request.
export const first: Readonly<Record<string, Load>> = {
  '/auth': async () => ({ default: (await import('../pages/signing-in/auth.tsx')).AuthPage }),
  '/x-auth': async () => ({ default: (await import('../pages/signing-in/x-auth.tsx')).XAuthPage }),
  '/email-auth': async () => ({ default: (await import('../pages/signing-in/email-auth.tsx')).EmailAuthPage }),
  '/auth/callback': async () => ({ default: (await import('../pages/signing-in/callbacks.tsx')).AuthCallbackPage }),
  '/invite/:handle': async () => ({ default: (await import('../pages/talking/invite.tsx')).InvitePage }),
  '/home': async () => ({ default: (await import('./shell-home.ts')).HomePage }),
  '/post/:id': async () => ({ default: (await import('../pages/post/screens.ts')).PostPage }),
};

/** One address spells the brand; its screen does not. */
export const screenName = (path: string): string => path.replace(/^\/buy-.+/, '/buy-:slug');

const load = async (path: string): ReturnType<Load> => {
  const found = first[path] ?? (await import('./screens-behind.ts')).behind[screenName(path)];
  if (found === undefined) throw new Error(`${path} has no screen`);
  return found();
};

/** What the first request brings already. */
export const isLanding = (path: string | undefined): boolean => path === '/' || path === '/landing';

const known = new Map<string, ComponentType>();

/** The screen of a path. */
export const screenFor = (path: string): ComponentType => {
  const Screen = known.get(path) ?? lazy(() => load(path));
  known.set(path, Screen);
  return Screen;
};

const loadShell = async () => ({ default: (await import('./shell-home.ts')).Shell });
const loadSettingsFrame = async () => ({ default: (await import('../pages/settings/frame.tsx')).SettingsFrame });

export const Shell = lazy(loadShell);
export const SettingsFrame = lazy(loadSettingsFrame);
export const NotFoundPage = lazy(async () => ({ default: (await import('../pages/not-found.tsx')).NotFoundPage }));

/** Asks for the shell and the screen of an address side by side; drawn one inside the other, they would come in turn. */
export const startLoading = (pathname: string): void => {
  const route = routesFor(getBrand().slug).find(({ path }) => matchPath(path, pathname) !== null);
  if (isLanding(route?.path)) return;
  const screens: Promise<unknown>[] = route === undefined ? [] : [load(route.path)];
  if (route?.frame === 'settings') screens.push(loadSettingsFrame());
  // A file that does not come is told by the screen that needs it.
  Promise.all(route?.frame === 'bare' ? screens : [loadShell(), ...screens]).catch(() => undefined);
};
