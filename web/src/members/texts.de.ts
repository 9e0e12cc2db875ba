import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = () => ({
  badge: {
    platinum: (brand) => `Platin: ein offizielles Konto von ${brand}`,
    gold_x: () => 'Gold: über X verifiziert',
    gold_early: () => 'Frühes Mitglied: von Anfang an dabei',
    gold: () => 'Gold: ein verifiziertes Mitglied',
    demo: () => 'Ein Demomitglied: ausgedacht oder von allen geteilt, die sich umsehen',
  },
});
