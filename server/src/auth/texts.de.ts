import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

const changedByAnother =
  'Wenn du es nicht warst, wähl sofort ein neues Passwort mit „Passwort vergessen?“ auf der Anmeldeseite.';

export const texts: Translation<typeof english> = (language) => ({
  mails: {
    verification: (product, link) => ({
      subject: `Bestätige deine E-Mail für ${product}`,
      lines: [
        'bitte bestätige, dass diese Adresse dir gehört, indem du innerhalb von 24 Stunden diesen Link öffnest:',
        link,
        `Wenn du dich nicht bei ${product} registriert hast, kannst du diese Mail vergessen.`,
      ],
    }),
    reset: (product, username, link) => ({
      subject: `Wähl ein neues Passwort für ${product}`,
      lines: [
        `jemand hat ein neues Passwort für ${username} angefordert. Wenn du es warst, öffne diesen Link innerhalb einer Stunde:`,
        link,
        'Wenn du es nicht warst, vergiss diese Mail: Dein Passwort bleibt, wie es ist.',
      ],
    }),
    passwordChanged: (product, username) => ({
      subject: `Dein Passwort für ${product} wurde geändert`,
      lines: [
        `das Passwort von ${username} wurde gerade geändert, und jedes andere Gerät wurde abgemeldet.`,
        changedByAnother,
      ],
    }),
    wayInAdded: (product, username, what) => ({
      subject: `Ein neuer Weg in dein Konto bei ${product}`,
      lines: [
        {
          passkey: `zu ${username} kam gerade ein Passkey hinzu. Ab jetzt kann man sich damit anmelden.`,
          x: `zu ${username} kam gerade ein X-Konto hinzu. Ab jetzt kann man sich damit anmelden.`,
          google: `zu ${username} kam gerade ein Google-Konto hinzu. Ab jetzt kann man sich damit anmelden.`,
        }[what],
        'Wenn du es nicht warst, ändere sofort dein Passwort und entferne den neuen Weg auf der Seite Sicherheit.',
      ],
    }),
    waysInDropped: (product, username) => ({
      subject: `Dein Konto bei ${product} gehört nur dir`,
      lines: [
        `diese Adresse wurde zum ersten Mal für ${username} bestätigt. Passkeys, verbundene Konten und die Anmeldung in zwei Schritten waren eingerichtet worden, bevor jemand gezeigt hatte, dass die Adresse die eigene ist. Deshalb wurden sie entfernt, und jedes Gerät wurde abgemeldet.`,
        'Wenn du sie selbst eingerichtet hattest, melde dich bitte mit deinem Passwort an und füg sie wieder hinzu. Wenn nicht, wähl ein neues Passwort mit „Passwort vergessen?“ auf der Anmeldeseite.',
      ],
    }),
    twoFactorOn: (product, username) => ({
      subject: `Die Anmeldung in zwei Schritten bei ${product} wurde eingeschaltet`,
      lines: [
        `die Anmeldung in zwei Schritten wurde gerade für ${username} eingeschaltet, und jedes andere Gerät wurde abgemeldet.`,
        changedByAnother,
      ],
    }),
    twoFactorOff: (product, username) => ({
      subject: `Die Anmeldung in zwei Schritten bei ${product} wurde ausgeschaltet`,
      lines: [
        `die Anmeldung in zwei Schritten wurde gerade für ${username} ausgeschaltet, und jedes andere Gerät wurde abgemeldet.`,
        changedByAnother,
      ],
    }),
    identityTaken: (product, username, email) => ({
      subject: `Deine E-Mail bei ${product} ging an die Person, der sie gehört`,
      lines: [
        `jemand hat bewiesen, dass ${email} die eigene Adresse ist. Für ${username} wurde sie nie bestätigt, deshalb wurde sie von diesem Konto entfernt, zusammen mit dem Passwort.`,
      ],
    }),
  },
  sms: (code, product, minutes) =>
    language.count(minutes, {
      one: (number) => `${code} ist dein Code für ${product}. Er gilt ${number} Minute. Gib ihn niemandem.`,
      other: (number) => `${code} ist dein Code für ${product}. Er gilt ${number} Minuten. Gib ihn niemandem.`,
    }),
  badge: {
    rests:
      'Dein frühes Abzeichen ruht, bis du deine E-Mail-Adresse bestätigst oder X verbindest. Dein Platz unter den Ersten bleibt dir.',
    reserved:
      'Dein Name klingt nach jemandem, der dieses Netzwerk betreibt, deshalb trägt er kein Abzeichen. Den Namen behältst du.',
  },
  device: {
    unknown: 'Unbekanntes Gerät',
    on: (browser, system) => `${browser} auf ${system}`,
  },
});
