import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = () => ({
  showPassword: 'Passwort zeigen',
  hidePassword: 'Passwort verbergen',
  close: 'Schließen',
  dismiss: 'Schließen',
  retry: 'Noch einmal',
  more: 'Mehr anzeigen',
  failed: 'Etwas ist schiefgegangen',
  qr: 'QR-Code',
  notifications: 'Benachrichtigungen',
  demo: 'Demo',
  age: {
    minute: (count) => `${count} Min.`,
    hour: (count) => `${count} Std.`,
    day: (count) => `${count} T.`,
  },
});
