import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = (language) => ({
  heading: 'Verifizieren',
  about: 'Ein Abzeichen neben deinem Namen, an jedem Beitrag und in jeder Liste.',
  loading: 'Deine Verifizierung wird geladen',
  failed: 'Das Angebot konnte nicht geladen werden',
  offer: 'Token im Wert von 2\u00a0$ oder 200 Prämienpunkte',
  free: {
    title: 'Die ersten 200 werden kostenlos verifiziert',
    left: (left, all) =>
      language.count(all, {
        one: (number) => `${language.number(left)} von ${number} freien Platz übrig`,
        other: (number) => `${language.number(left)} von ${number} freien Plätzen übrig`,
      }),
    none: 'Alle freien Plätze sind vergeben.',
    hint: 'Wer sich jetzt registriert, ist von der ersten Minute an verifiziert.',
    join: 'Kostenlos registrieren',
    label: 'Vergebene freie Plätze',
  },
  points: {
    title: 'Prämienpunkte',
    price: '200',
    unit: 'Punkte',
    held: (held) => language.count(held, { other: 'Du hast #' }),
    missing: (missing) => language.count(missing, { one: 'Es fehlt noch #', other: 'Es fehlen noch #' }),
    progress: 'Deine Prämienpunkte',
    buy: '200 Punkte einsetzen',
    sure: '200 Prämienpunkte für dein Abzeichen einsetzen?',
    yes: 'Ja, 200 Punkte einsetzen',
    no: 'Jetzt nicht',
    earn: 'Verdiene Punkte, indem du Freunde einlädst',
    signIn: 'Melde dich an, um deine Punkte einzusetzen',
    reason: 'Melde dich an, um verifiziert zu werden',
    done: 'Du bist verifiziert',
    failed: 'Das Abzeichen konnte nicht gekauft werden. Dir wurde nichts abgezogen.',
  },
  tokens: {
    title: 'Token',
    price: '2\u00a0$',
    unit: 'in Token',
    pay: 'Mit Token zahlen',
    why: 'Auf diesem Server werden keine Token angenommen. Sende nie welche an jemanden, der dir ein Abzeichen anbietet.',
    trust: 'Was du zahlst, behält der Betreiber. Ein Abzeichen bleibt und wird nicht erstattet.',
    paid: 'Dein Abzeichen ist da, neben deinem Namen.',
    failed: 'Niemand hat geantwortet. Nichts wurde bezahlt; versuch es noch einmal.',
    noWallet: 'Zum Zahlen brauchst du eine Wallet. Deine ist auf diesem Gerät nicht offen.',
    openWallet: 'Wallet öffnen',
  },
  own: 'Du bist verifiziert',
  meanings: {
    title: 'Wofür ein Abzeichen steht',
    list: [
      ['gold_early', 'Frühes Mitglied', 'Unter den ersten 200 registriert.'],
      ['gold_x', 'Gold, über X verifiziert', 'X hat dieses Konto verifiziert, und es wurde hier verbunden.'],
      ['gold', 'Gold, ein verifiziertes Mitglied', 'Mit Prämienpunkten verdient oder mit Token bezahlt.'],
      ['platinum', 'Platin', 'Ein offizielles Konto dieses Netzwerks. Es ist nicht zu kaufen.'],
    ],
    not: 'Ein Abzeichen sagt, wie man es bekommen hat. Es sagt nicht, dass jemand recht hat.',
  },
});
