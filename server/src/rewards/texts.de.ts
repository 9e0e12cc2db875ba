import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = (language) => ({
  credited: (count, amount, credit) =>
    language.count(count, {
      one: () => `Jemand, den du eingeladen hast, ist geblieben: ${amount} ${credit} für dich.`,
      other: (number) => `${number} Leute, die du eingeladen hast, sind geblieben: ${amount} ${credit} für dich.`,
    }),
  refused: {
    self: 'Eine Einladung zählte nicht: Ihr habt denselben Browser benutzt.',
    flood: 'Eine Einladung zählte nicht: An einem Tag waren es zu viele.',
    loop: 'Eine Einladung zählte nicht: Diese Person hatte dich eingeladen.',
  },
});
