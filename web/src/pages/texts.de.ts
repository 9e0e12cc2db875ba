import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = (language) => ({
  logout: {
    title: 'Du bist abgemeldet',
    hint: 'Bis bald. Gleich bist du auf der Startseite.',
    leaving: 'Du wirst abgemeldet',
    failed: 'Die Abmeldung hat nicht geklappt',
    retry: 'Noch einmal',
    home: 'Weiter',
    wallet: 'Die Wallet bleibt auf diesem Gerät.',
    walletLocked: 'Die Wallet bleibt auf diesem Gerät, mit ihrem Passwort gesperrt.',
  },
  x: {
    title: (brand) => `Willkommen bei ${brand}`,
    hint: 'Bring deinen Namen und dein Bild von X mit. Wir posten nie für dich.',
    notSetUp: 'X ist auf diesem Server nicht eingerichtet',
    notSetUpHint: 'Nimm stattdessen deine E-Mail-Adresse. Das dauert keine Minute.',
    email: 'Lieber mit E-Mail registrieren',
  },
  verify: {
    title: 'E-Mail bestätigen',
    busy: 'Einen Moment.',
    done: 'Deine E-Mail-Adresse ist bestätigt',
    doneHint: 'Danke. Jetzt ist alles bereit.',
    failed: 'Das hat nicht geklappt',
    missing: 'Dieser Link ist nicht vollständig. Öffne ihn noch einmal aus der Mail.',
    home: 'Zur Startseite',
    security: 'Neue Mail anfordern',
  },
  invite: {
    title: (handle, brand) => `${handle} lädt dich zu ${brand} ein`,
    hint: 'Registrier dich über diese Seite, dann bleibt deine Einladung erhalten.',
    what: [
      'Poste Texte, Bilder und Videos',
      'Rede und geh live mit Leuten, die du magst',
      'Gib Trinkgeld und bekomm welches',
    ],
    join: 'Konto anlegen',
    x: 'Weiter mit X',
    already: 'Du bist schon Mitglied.',
    home: 'Zur Startseite',
    look: 'Erst umsehen',
  },
  home: {
    heading: 'Start',
    feeds: 'Feeds',
    following: 'Folge ich',
    trenches: 'Trenches',
    trending: 'Trends',
    guestHint: (brand) => `Du liest ${brand} als Gast. Melde dich an, um zu posten, zu folgen und Trinkgeld zu geben.`,
    signIn: 'Anmelden',
    banner: {
      title: 'Niemand ist live',
      hint: 'Geh hier live',
      live: (viewers) =>
        language.count(viewers, { one: 'ist live · # schaut zu', other: 'ist live · # schauen zu' }, 'short'),
      tips: 'Trinkgeld heute',
      changeHint: 'Trinkgeld der letzten 24 Stunden, verglichen mit dem Tag davor',
      change: (percent) =>
        percent === 'new'
          ? 'neu'
          : `${percent < 0 ? '−' : '+'}${language.number(Math.abs(percent), { minimumFractionDigits: 1, maximumFractionDigits: 1 })}\u00a0%`,
    },
  },
  post: {
    title: 'Beitrag',
    quotes: 'Zitate',
    back: 'Zurück',
    goBack: 'Zurück',
    notFound: 'Beitrag nicht gefunden',
    notFoundHint: 'Vielleicht wurde er gelöscht, oder der Link ist nicht vollständig.',
    failed: 'Der Beitrag konnte nicht geladen werden',
  },
  suspended: {
    title: 'Dein Konto ist gesperrt',
    about: (username) =>
      `${username} kann hier vorerst nicht posten oder schreiben und ist nicht zu sehen. Nichts wurde gelöscht.`,
    signOut: 'Abmelden',
    signOutFailed: 'Die Abmeldung hat nicht geklappt. Bitte versuch es noch einmal.',
  },
  security: {
    heading: 'Sicherheit',
    hint: 'Wie du dich anmeldest und wo du angemeldet bist.',
    nobody: 'Niemand ist angemeldet',
    nobodyHint: 'Melde dich an, dann siehst du, wie dein Konto geschützt ist.',
    signIn: 'Anmelden',
  },
  notFound: {
    title: 'Unter dieser Adresse gibt es nichts',
    hint: 'Der Link ist vielleicht alt, oder unterwegs ging ein Buchstabe verloren.',
    home: 'Zur Startseite',
    back: 'Zurück',
  },
  documents: {
    label: 'Dokumente',
    terms: 'Bedingungen',
    privacy: 'Datenschutz',
    updated: 'Zuletzt geändert am 15. November 2026',
  },
});
