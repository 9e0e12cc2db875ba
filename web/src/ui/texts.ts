import { createTexts } from '#kernel';

export const texts = createTexts('ui/texts', () => ({
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  close: 'Close',
  dismiss: 'Dismiss',
  retry: 'Try again',
  more: 'Show more',
  failed: 'Something went wrong',
  qr: 'QR code',
  notifications: 'Notifications',
  demo: 'Demo',
}));
