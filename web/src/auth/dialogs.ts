import { lazy } from '#kernel';

// Dialogs come when they are first asked for; the screens behind them stay small.
export const SignInDialog = lazy(async () => ({ default: (await import('./sign-in/dialog.tsx')).SignInDialog }));
export const PhoneDialog = lazy(async () => ({ default: (await import('./sign-in/phone-dialog.tsx')).PhoneDialog }));
export const TwoFactorDialog = lazy(async () => ({
  default: (await import('./security/two-factor-dialog.tsx')).TwoFactorDialog,
}));
