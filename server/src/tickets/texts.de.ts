import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = () => ({
  refunded: (title, sum) =>
    title === ''
      ? `Ein Stream fand nicht statt. Du hast ${sum} für dein Ticket zurückbekommen.`
      : `„${title}“ fand nicht statt. Du hast ${sum} für dein Ticket zurückbekommen.`,
});
