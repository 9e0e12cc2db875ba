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
  /** What is so old. */
  age: {
    minute: (count: string) => `${count}m`,
    hour: (count: string) => `${count}h`,
    day: (count: string) => `${count}d`,
  },
}));
