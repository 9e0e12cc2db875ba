import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = () => ({
  trades: (token) => `${token} wird jetzt gehandelt. Sieh dir den Preis an, und handle damit in deiner Wallet.`,
});
