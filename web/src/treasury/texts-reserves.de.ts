import type { Translation } from '#kernel';
import type { texts as english } from './texts-reserves.ts';

export const texts: Translation<typeof english> = (language) => ({
  of: (amount, symbol) => `${amount} ${symbol}`,
  title: 'Reserven',
  about:
    'Guthaben ist ein Versprechen dieses Servers. Einmal am Tag wird es zusammengezählt, und die Summe wird veröffentlicht.',
  owed: 'Dieser Server schuldet seinen Mitgliedern',
  accounts: (count) => language.count(count, { one: 'in # Konto', other: 'in # Konten' }),
  day: 'Zusammengezählt am',
  root: 'Wurzel der Summe',
  treasury: 'Adresse der Kasse',
  noNetwork: 'Dieser Server ist nicht mit Solana verbunden.',
  check: 'Prüf es selbst',
  checkHint: 'Nimm beide Dateien und lass ein kleines Skript laufen. Es benutzt nichts von unserem Code.',
  published: 'Was veröffentlicht ist',
  mine: 'Mein eigener Nachweis',
  script: 'Das Skript ist docs/check-reserves.mjs im Quelltext; docs/reserves.md erklärt, wie es arbeitet.',
  limits: 'Es zeigt, was geschuldet wird und dass du mitgezählt bist. Es beweist nicht, dass die Kasse zahlen kann.',
  none: 'Noch wurde nichts zusammengezählt',
  noneHint: 'Das geschieht einmal am Tag. Komm in einer Stunde wieder.',
  failed: 'Das ist gerade nicht bekannt. Bitte versuch es noch einmal.',
});
