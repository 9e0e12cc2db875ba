import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = () => ({
  refunded: (title, sum) =>
    title === ''
      ? `Una transmisión no se hizo. Se te devolvió lo que costó tu entrada: ${sum}.`
      : `«${title}» no se hizo. Se te devolvió lo que costó tu entrada: ${sum}.`,
});
