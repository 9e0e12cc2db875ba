import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = () => ({
  soon: 'Kommt bald',
  failed: 'Was der Token kostet, ist gerade nicht bekannt',
  title: (brand) => `${brand} kaufen`,
  figures: { title: 'Zahlen', price: 'Preis', cap: 'Marktwert', volume: 'Volumen, 24 Std.' },
  placeholder: 'Nullen, bis der Token gehandelt wird.',
  noFigures: 'Hier werden keine Preise geführt. Im Chart stehen sie.',
  address: {
    title: 'Adresse des Tokens',
    label: 'Adresse des Tokens',
    copy: 'Kopieren',
    copied: 'Kopiert',
    failed: 'Die Adresse konnte nicht kopiert werden. Markier sie und kopier sie von Hand.',
  },
  impostor: (token) =>
    `Auf der Blockchain gibt es noch keinen ${token}. Wer dir einen anbietet oder eine Adresse dafür nennt, will dich betrügen.`,
  check: 'Vergleich die ganze Adresse, bevor du kaufst. Kopien mit gleichem Namen sind häufig.',
  swap: 'Auf Raydium kaufen',
  chart: 'Chart ansehen',
  outside: 'öffnet eine andere Seite',
  watch: {
    add: 'Auf die Merkliste',
    on: 'Auf deiner Merkliste',
    added: 'Auf deiner Merkliste. Sobald er gehandelt wird, sagen wir dir einmal Bescheid.',
    removed: 'Von deiner Merkliste genommen',
    signIn: 'Melde dich an, dann setzen wir ihn auf deine Merkliste',
  },
  why: {
    title: (token) => `Warum ${token}`,
    here: (brand) => [
      ['Er gehört dir', 'In einer Wallet, deren Schlüssel niemand hier hat.'],
      [
        'Er gehört zu einem Ort',
        `Benutzt wird er auf ${brand}. Guthaben dieses Servers und der Token sind zwei Dinge.`,
      ],
      ['Alles liegt offen', 'Jeder Handel steht im Netzwerk, und das Programm ist quelloffen.'],
    ],
    list: (brand) => [
      ['Er würde dir gehören', 'In einer Wallet, deren Schlüssel niemand hier hat.'],
      [
        'Er gehört zu einem Ort',
        `Benutzt werden soll er auf ${brand}. Bis er gehandelt wird, sind Geschenke hier Guthaben dieses Servers.`,
      ],
      ['Alles liegt offen', 'Das Netzwerk ist quelloffen. Was es mit dem Token tut, können alle sehen.'],
    ],
  },
  how: {
    here: (token) => [
      ['Besorg dir etwas SOL', 'In deiner Wallet hier. In einem Testnetzwerk kostet es nichts.'],
      [`Sag, wie viel ${token}`, 'Du siehst, was herauskommt, wie hoch die Gebühr ist und wie sich der Preis bewegt.'],
      ['Sieh hin, dann signiere', 'Was du signierst, passiert genau so oder gar nicht.'],
    ],
    title: 'So kaufst du',
    steps: (token) => [
      [
        'Besorg dir eine Wallet',
        'Eine Solana-Wallet, die tauschen kann. Die hier kann es noch nicht: Bewahr nichts in ihr auf.',
      ],
      ['Besorg dir etwas SOL', 'In dieser Wallet, genug für den Tausch und seine Gebühr.'],
      [`Tausch SOL gegen ${token}`, 'Auf Raydium, sobald die Adresse auf dieser Seite steht.'],
    ],
  },
  risk: {
    title: 'Bevor du kaufst',
    text: 'Token können ihren ganzen Wert verlieren, und niemand kann einen Tausch rückgängig machen. Diese Seite ist keine Beratung. Gib nur aus, worauf du verzichten kannst.',
  },
  links: { title: 'Anderswo', exchange: 'Raydium', explorer: 'Solana Explorer' },
});
