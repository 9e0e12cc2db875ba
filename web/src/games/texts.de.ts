import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = (language) => ({
  games: {
    heading: 'Spiele',
    hint: 'Eine kleine Pause, gleich hier. Mehr ist unterwegs.',
    open: 'WeRunner öffnen',
    how: 'So spielst du',
  },
  title: 'WeRunner',
  about: 'Ein Lauf ohne Ende, der immer schneller wird. Du brauchst nur schnelle Augen und eine ruhige Hand.',
  play: {
    title: 'WeRunner',
    about:
      'Lauf, so weit du kannst. Spring über alles, was steht, duck dich unter allem weg, was fliegt, und sammle die Münzen.',
    start: 'Spielen',
    paused: 'Pause',
    pausedHint: 'Lass dir Zeit.',
    resume: 'Weiter',
    over: 'Gut gelaufen',
    newBest: 'Dein bester Lauf',
    again: 'Noch einmal spielen',
    best: (score) => `Rekord: ${language.number(score)}`,
    said: (score, isBest) =>
      isBest
        ? language.count(score, { one: '# Punkt, dein bester Lauf', other: '# Punkte, dein bester Lauf' })
        : language.count(score, { one: '# Punkt', other: '# Punkte' }),
    guest: 'Bleibt auf diesem Gerät.',
    signIn: 'Für die Bestenliste anmelden',
    alone: 'Der Server war nicht zu erreichen, dieser Lauf war also nur für dich.',
    rank: (rank) => `Du bist auf Platz ${language.number(rank)}.`,
    board: 'Bestenliste ansehen',
    notCounted: 'Dieser Lauf kam nicht auf die Bestenliste. Dein Rekord bleibt auf diesem Gerät.',
  },
  newTab: 'öffnet einen neuen Tab',
  steps: [
    ['Springen', 'Tippe oder drück die Leertaste. In der Luft noch einmal, und es geht höher.'],
    ['Ducken', 'Wisch nach unten oder halt ↓ gedrückt. In der Luft wird daraus ein Sturzflug.'],
    ['Sammeln', 'Jede Münze bringt 25 Punkte, und auch der Weg zählt.'],
  ],
  board: {
    title: 'Bestenliste',
    hint: 'Der Server spielt jeden Lauf nach, bevor er zählt.',
    empty: 'Noch ist niemand gelaufen',
    emptyHint: 'Der erste Platz ist frei.',
    failed: 'Die Bestenliste konnte nicht geladen werden',
    loading: 'Die Bestenliste wird geladen',
    own: (rank, score) =>
      language.count(score, {
        one: (number) => `Du bist auf Platz ${language.number(rank)} mit ${number} Punkt`,
        other: (number) => `Du bist auf Platz ${language.number(rank)} mit ${number} Punkten`,
      }),
  },
});
