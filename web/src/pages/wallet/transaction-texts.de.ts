import type { Translation } from '#kernel';
import type { texts as english } from './transaction-texts.ts';

export const texts: Translation<typeof english> = () => ({
  title: 'Transaktion',
  landed: 'Ausgeführt',
  failed: 'Fehlgeschlagen',
  failedHint: 'Nichts wurde bewegt; das Netzwerk hat seine Gebühr behalten.',
  said: (words) => `Das Netzwerk sagte: ${words}`,
  when: 'Wann',
  fee: 'Netzwerkgebühr',
  paidBy: 'Bezahlt von',
  signature: 'Signatur',
  copy: 'Kopieren',
  copied: 'Kopiert',
  changes: 'Was sich geändert hat',
  noChanges: 'Außer der Gebühr ging nichts in andere Hände.',
  acts: 'Was sie getan hat',
  wallet: 'Zu deiner Wallet',
  explorer: 'Im Explorer ansehen',
  notFound: 'Diese Transaktion gibt es nicht',
  notFoundHint: 'Das Netzwerk kennt sie nicht. Wurde sie eben erst gesendet, ist sie vielleicht noch unterwegs.',
  notOne: 'Das ist nicht die Signatur einer Transaktion.',
  off: 'Dieser Server ist nicht mit Solana verbunden.',
  unreachable: 'Das Netzwerk ist nicht zu erreichen',
  unreachableHint: 'Dadurch geht nichts verloren. Versuch es gleich noch einmal.',
  again: 'Noch einmal nachsehen',
});
