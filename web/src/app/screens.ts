import { lazy } from 'react';
import type { ComponentType } from 'react';

// One file per screen, loaded when its address is opened. The landing is not here: it comes with the first request.
export const screens: Readonly<Record<string, ComponentType>> = {
  '/logout': lazy(async () => ({ default: (await import('../pages/logout.tsx')).LogoutPage })),
  '/auth': lazy(async () => ({ default: (await import('../pages/auth.tsx')).AuthPage })),
  '/x-auth': lazy(async () => ({ default: (await import('../pages/x-auth.tsx')).XAuthPage })),
  '/email-auth': lazy(async () => ({ default: (await import('../pages/email-auth.tsx')).EmailAuthPage })),
  '/auth/callback': lazy(async () => ({ default: (await import('../pages/callbacks.tsx')).AuthCallbackPage })),
  '/twitter/callback': lazy(async () => ({ default: (await import('../pages/callbacks.tsx')).TwitterCallbackPage })),
  '/reset-password': lazy(async () => ({ default: (await import('../pages/reset-password.tsx')).ResetPasswordPage })),
  '/verify-email': lazy(async () => ({ default: (await import('../pages/verify-email.tsx')).VerifyEmailPage })),
  '/invite/:handle': lazy(async () => ({ default: (await import('../pages/invite.tsx')).InvitePage })),
  '/home': lazy(async () => ({ default: (await import('../pages/home.tsx')).HomePage })),
  '/security': lazy(async () => ({ default: (await import('../pages/security.tsx')).SecurityPage })),
  '/terms': lazy(async () => ({ default: (await import('../pages/terms.tsx')).TermsPage })),
  '/privacy': lazy(async () => ({ default: (await import('../pages/privacy.tsx')).PrivacyPage })),
};

export const NotBuiltPage = lazy(async () => ({ default: (await import('../pages/not-built.tsx')).NotBuiltPage }));
export const NotFoundPage = lazy(async () => ({ default: (await import('../pages/not-found.tsx')).NotFoundPage }));
export const Shell = lazy(async () => ({ default: (await import('./shell.tsx')).Shell }));
