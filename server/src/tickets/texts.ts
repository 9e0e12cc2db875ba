import { createTexts } from '#kernel';

export const texts = createTexts('tickets/texts', () => ({
  refunded: (title: string, sum: string) =>
    title === ''
      ? `A stream did not take place. You got back the ${sum} that your ticket cost.`
      : `“${title}” did not take place. You got back the ${sum} that your ticket cost.`,
}));
