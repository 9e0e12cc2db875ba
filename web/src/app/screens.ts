import { lazy } from 'react';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router';
import { getBrand } from '#kernel';
import { routesFor } from './routes.ts';

type Load = () => Promise<{ default: ComponentType }>;

// One file per screen, loaded when its address is opened. The landing is not here: it comes with the first request.
const loads: Readonly<Record<string, Load>> = {
  '/logout': async () => ({ default: (await import('../pages/logout.tsx')).LogoutPage }),
  '/auth': async () => ({ default: (await import('../pages/auth.tsx')).AuthPage }),
  '/x-auth': async () => ({ default: (await import('../pages/x-auth.tsx')).XAuthPage }),
  '/email-auth': async () => ({ default: (await import('../pages/email-auth.tsx')).EmailAuthPage }),
  '/auth/callback': async () => ({ default: (await import('../pages/callbacks.tsx')).AuthCallbackPage }),
  '/twitter/callback': async () => ({ default: (await import('../pages/callbacks.tsx')).TwitterCallbackPage }),
  '/reset-password': async () => ({ default: (await import('../pages/reset-password.tsx')).ResetPasswordPage }),
  '/verify-email': async () => ({ default: (await import('../pages/verify-email.tsx')).VerifyEmailPage }),
  '/invite/:handle': async () => ({ default: (await import('../pages/invite.tsx')).InvitePage }),
  '/home': async () => ({ default: (await import('../pages/home.tsx')).HomePage }),
  '/analytics': async () => ({ default: (await import('../pages/analytics.tsx')).AnalyticsPage }),
  '/search': async () => ({ default: (await import('../pages/search.tsx')).SearchPage }),
  '/bookmarks': async () => ({ default: (await import('../pages/bookmarks.tsx')).BookmarksPage }),
  '/profile': async () => ({ default: (await import('../pages/profile.tsx')).ProfilePage }),
  '/user': async () => ({ default: (await import('../pages/user.tsx')).UserPage }),
  '/user/:username': async () => ({ default: (await import('../pages/user.tsx')).UserPage }),
  '/user/:username/following': async () => ({ default: (await import('../pages/follow-lists.tsx')).FollowingPage }),
  '/user/:username/followers': async () => ({ default: (await import('../pages/follow-lists.tsx')).FollowersPage }),
  '/compose': async () => ({ default: (await import('../pages/compose.tsx')).ComposePage }),
  '/messages': async () => ({ default: (await import('../pages/messages.tsx')).MessagesPage }),
  '/chat/:username': async () => ({ default: (await import('../pages/chat.tsx')).ChatPage }),
  '/dm/:username': async () => ({ default: (await import('../pages/chat.tsx')).DmPage }),
  '/settings': async () => ({ default: (await import('../pages/message-settings.tsx')).MessageSettingsPage }),
  '/post/:id/comments': async () => ({ default: (await import('../pages/post-comments.tsx')).PostCommentsPage }),
  '/post/:id': async () => ({ default: (await import('../pages/post.tsx')).PostPage }),
  '/notifications': async () => ({ default: (await import('../pages/notifications.tsx')).NotificationsPage }),
  '/notification-settings': async () => ({
    default: (await import('../pages/notification-settings.tsx')).NotificationSettingsPage,
  }),
  '/moderation': async () => ({ default: (await import('../pages/moderation.tsx')).ModerationPage }),
  '/security': async () => ({ default: (await import('../pages/security.tsx')).SecurityPage }),
  '/terms': async () => ({ default: (await import('../pages/terms.tsx')).TermsPage }),
  '/privacy': async () => ({ default: (await import('../pages/privacy.tsx')).PrivacyPage }),
};

export const screens: Readonly<Record<string, ComponentType>> = Object.fromEntries(
  Object.entries(loads).map(([path, load]) => [path, lazy(load)]),
);

const loadShell = async () => ({ default: (await import('./shell.tsx')).Shell });
const loadNotBuilt = async () => ({ default: (await import('../pages/not-built.tsx')).NotBuiltPage });

export const Shell = lazy(loadShell);
export const NotBuiltPage = lazy(loadNotBuilt);
export const NotFoundPage = lazy(async () => ({ default: (await import('../pages/not-found.tsx')).NotFoundPage }));

/** Asks for the shell and the screen of an address side by side; drawn one inside the other, they would come in turn. */
export const startLoading = (pathname: string): void => {
  const route = routesFor(getBrand().slug).find(({ path }) => matchPath(path, pathname) !== null);
  const screen = route?.built === true ? loads[route.path] : loadNotBuilt;
  const wanted = route?.frame === 'bare' ? [screen?.()] : [loadShell(), screen?.()];
  // A file that does not come is told by the screen that needs it.
  Promise.all(wanted.filter((one) => one !== undefined)).catch(() => undefined);
};
