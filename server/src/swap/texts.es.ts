import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = () => ({
  trades: (token) => `${token} ya cotiza. Mira su precio y opera con él en tu billetera.`,
});
