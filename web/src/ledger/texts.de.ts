import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = () => ({
  balance: (amount, token) => `Guthaben: ${amount} ${token}`,
  above: 'Mehr, als du hast, lässt sich nicht senden.',
  waiting: (amount, token) => `${amount} ${token} gehören dir, sobald du deine E-Mail-Adresse bestätigst.`,
  nothing: (token) => `Du hast noch keine ${token} zu verschenken.`,
});
