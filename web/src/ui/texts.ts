export const texts = {
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  close: 'Close',
  retry: 'Try again',
  more: 'Show more',
  failed: 'Something went wrong',
  code: 'Code',
  digit: (place: number, of: number) => `Digit ${place} of ${of}`,
  qr: 'QR code',
  notifications: 'Notifications',
};
