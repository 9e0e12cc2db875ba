import type { ReactNode } from 'react';
import type { Translation } from '#kernel';
import type { texts as english } from './texts-deposit.ts';

export const texts: Translation<typeof english> = () => ({
  off: 'Hier lassen sich keine Token einzahlen.',
  paused: 'Der Betreiber hat Einzahlungen eine Weile angehalten. Du verlierst dadurch nichts.',
  failedToLoad: 'Was sich einzahlen lässt, ist gerade nicht bekannt',
  notWhole: 'Nur ganze Zahlen',
  tooMuch: 'Mehr, als du ausgezahlt hast',
  left: (amount, token) => `Bis zu ${amount} ${token}: so viel, wie du ausgezahlt hast.`,
  nothing: 'Noch lässt sich nichts einzahlen',
  nothingHint: 'Im Testnetzwerk lässt sich nicht mehr einzahlen, als du vorher ausgezahlt hast.',
  pay: 'Du zahlst',
  rate: 'Kurs',
  rateOf: (credit, tokens) => `1 ${credit} = ${tokens}`,
  trust: {
    title: 'Wem du vertraust',
    keeps: 'Deine Token gehen in die Kasse, die der Betreiber dieses Servers führt.',
    credit: 'Dieser Server schuldet dir dann das Guthaben und bewahrt es für dich auf.',
    address: (address: ReactNode) => ['Adresse der Kasse: ', address],
  },
  go: 'Weiter',
  failed: 'Niemand hat geantwortet. Nichts wurde bezahlt; versuch es noch einmal.',
  paid: 'Es gehört jetzt zu deinem Guthaben.',
});
