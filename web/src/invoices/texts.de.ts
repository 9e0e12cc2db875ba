import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = () => ({
  of: (amount, symbol) => `${amount} ${symbol}`,
  states: { open: 'Wartet auf deine Zahlung', paid: 'Bezahlt', lapsed: 'Nicht rechtzeitig bezahlt' },
  lapsed: 'Diese Anforderung gilt nicht mehr. Fordere eine neue an.',
  problems: {
    short: (arrived, rest) => `Angekommen: ${arrived}. Es fehlen noch ${rest}: Sende den Rest.`,
    anotherToken: (symbol) => `Etwas anderes ist angekommen. Hier zählt nur ${symbol}.`,
    failed: 'Deine letzte Transaktion ist fehlgeschlagen. Abgebucht wurde nur ihre Gebühr.',
    elsewhere: 'Deine letzte Transaktion ging an jemand anderen.',
    used: 'Mit dieser Transaktion wurde schon etwas anderes bezahlt.',
  },
  pay: (sum) => `${sum} zahlen`,
  holds: (sum) => `In dieser Wallet liegen ${sum}. Das reicht nicht.`,
  other: {
    title: 'Aus einer anderen Wallet zahlen',
    hint: 'Scanne das mit einer Wallet im selben Netzwerk, oder öffne dort den Link.',
    copy: 'Link kopieren',
    copied: 'Kopiert',
    notCopied: 'Der Link konnte nicht kopiert werden.',
  },
  done: 'Fertig',
});
