import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = () => ({
  refunded: (title, sum) =>
    title === ''
      ? `Una transmisión no tuvo lugar. Recuperaste los ${sum} que costó tu entrada.`
      : `«${title}» no tuvo lugar. Recuperaste los ${sum} que costó tu entrada.`,
});
