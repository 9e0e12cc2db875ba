import type { Translation } from '#kernel';
import type { texts as english } from './texts-accounts.ts';

export const texts: Translation<typeof english> = () => ({
  error: 'Die Konten konnten nicht geladen werden',
  failed: 'Das hat nicht geklappt. Bitte versuch es noch einmal.',
  held: {
    title: 'Empfehlungen, die auf Prüfung warten',
    about:
      'Beide Seiten der Einladung kamen von einer Adresse mit demselben Programm: eine Person zweimal oder zwei Freunde mit gleichen Handys.',
    none: 'Keine Empfehlungen warten.',
    line: (inviter, invited) => `${inviter} hat ${invited} eingeladen`,
    counts: 'Zählt',
    refuse: 'Ablehnen',
    decided: 'Entschieden',
  },
  names: {
    title: 'Reservierte Namen',
    about:
      'Mitglieder, deren Name nach den Betreibern klingt und erst später reserviert wurde. Sie behalten ihn und haben kein Abzeichen.',
    none: 'Niemand hat einen reservierten Namen.',
    since: 'Seit',
  },
});
