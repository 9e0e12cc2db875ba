import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = () => ({
  send: (token) => `${token} senden`,
  about: 'Es kommt sofort an. Du kannst es 10 Sekunden lang zurücknehmen.',
  have: (amount, token) => `Du hast ${amount} ${token}`,
  notWhole: 'Nur ganze Zahlen',
  tooMuch: 'Mehr, als du hast',
  words: 'Ein paar Worte (optional)',
  wordsHint: 'Sie stehen mit dabei, in eurem Chat',
  go: (amount, token) => (amount === '' ? `${token} senden` : `${amount} ${token} senden`),
  sent: (amount, token, to) => `${amount} ${token} an ${to} gesendet`,
  undo: 'Rückgängig',
  takeBack: 'Zurücknehmen',
  back: (amount, token) => `Zurückgenommen: ${amount} ${token}`,
  backFailed: 'Es konnte nicht zurückgenommen werden. Sieh in deinem Verlauf nach.',
  failed: 'Wir wissen nicht, ob es angekommen ist. Versuch es noch einmal: Gesendet wird es nur einmal.',
  claim: {
    title: 'Tagesbonus',
    ready: (amount, token) => `${amount} ${token}, weil du diese Woche aktiv warst`,
    claimed: 'Abgeholt. Der nächste wartet morgen.',
    not_active: 'Poste, antworte oder schenke diese Woche etwas, dann kannst du ihn abholen.',
    prove_first: 'Bestätige deine E-Mail-Adresse, dann kannst du ihn abholen.',
    go: 'Abholen',
    done: (amount, token) => `${amount} ${token} gehören dir`,
    failed: 'Das hat nicht geklappt. Versuch es gleich noch einmal.',
  },
});
