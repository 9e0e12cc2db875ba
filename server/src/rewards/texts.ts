import { createTexts } from '#kernel';

export const texts = createTexts('rewards/texts', (language) => ({
  /** TLK-05: what became of invites, in a sentence of its own. */
  credited: (count: number, amount: string, credit: string): string =>
    language.count(count, {
      one: () => `Somebody you invited is here to stay: ${amount} ${credit} for you.`,
      other: (number) => `${number} people you invited are here to stay: ${amount} ${credit} for you.`,
    }),
  refused: {
    self: 'An invite was not counted: you both used the same browser.',
    flood: 'An invite was not counted: there were too many on one day.',
    loop: 'An invite was not counted: you had been invited by them.',
  },
}));
