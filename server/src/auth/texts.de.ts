import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

const changedByAnother =
  'Wenn du es nicht warst, leg auf der Anmeldeseite über „Passwort vergessen?“ sofort ein neues Passwort fest.';

export const texts: Translation<typeof english> = (language) => ({
  mails: {
    verification: (product, link) => ({
      subject: `Bestätige deine E-Mail-Adresse für ${product}`,
      lines: [
        'bitte bestätige, dass diese Adresse dir gehört, indem du innerhalb von 24 Stunden diesen Link öffnest:',
        link,
        `Wenn du dich nicht bei ${product} registriert hast, kannst du diese Mail ignorieren.`,
      ],
    }),
    reset: (product, username, link) => ({
      subject: `Wähl ein neues Passwort für ${product}`,
      lines: [
        `jemand hat ein neues Passwort für ${username} angefordert. Wenn du es warst, öffne diesen Link innerhalb einer Stunde:`,
        link,
        'Wenn du es nicht warst, ignorier diese Mail: Dein Passwort bleibt, wie es ist.',
      ],
    }),
    passwordChanged: (product, username) => ({
      subject: `Dein Passwort für ${product} wurde geändert`,
      lines: [
        `das Passwort von ${username} wurde gerade geändert, und alle anderen Geräte wurden abgemeldet.`,
        changedByAnother,
      ],
    }),
    wayInAdded: (product, username, what) => ({
      subject: `Ein neuer Anmeldeweg für dein Konto bei ${product}`,
      lines: [
        {
          passkey: `für ${username} wurde gerade ein Passkey hinzugefügt. Damit kann man sich ab jetzt anmelden.`,
          x: `für ${username} wurde gerade ein X-Konto hinzugefügt. Damit kann man sich ab jetzt anmelden.`,
          google: `für ${username} wurde gerade ein Google-Konto hinzugefügt. Damit kann man sich ab jetzt anmelden.`,
        }[what],
        'Wenn du es nicht warst, ändere sofort dein Passwort und entferne den neuen Anmeldeweg auf der Seite „Sicherheit“.',
      ],
    }),
    waysInDropped: (product, username) => ({
      subject: `Dein Konto bei ${product} gehört nur dir`,
      lines: [
        `diese Adresse wurde zum ersten Mal für ${username} bestätigt. Passkeys, verbundene Konten und die Anmeldung in zwei Schritten waren eingerichtet worden, bevor bestätigt war, wem die Adresse gehört. Deshalb wurden sie entfernt, und alle Geräte wurden abgemeldet.`,
        'Wenn du sie selbst eingerichtet hattest, melde dich bitte mit deinem Passwort an und füg sie wieder hinzu. Wenn nicht, leg auf der Anmeldeseite über „Passwort vergessen?“ ein neues Passwort fest.',
      ],
    }),
    twoFactorOn: (product, username) => ({
      subject: `Die Anmeldung in zwei Schritten bei ${product} wurde eingeschaltet`,
      lines: [
        `die Anmeldung in zwei Schritten wurde gerade für ${username} eingeschaltet, und alle anderen Geräte wurden abgemeldet.`,
        changedByAnother,
      ],
    }),
    twoFactorOff: (product, username) => ({
      subject: `Die Anmeldung in zwei Schritten bei ${product} wurde ausgeschaltet`,
      lines: [
        `die Anmeldung in zwei Schritten wurde gerade für ${username} ausgeschaltet, und alle anderen Geräte wurden abgemeldet.`,
        changedByAnother,
      ],
    }),
    identityTaken: (product, username, email) => ({
      subject: `Deine E-Mail-Adresse bei ${product} gehört jetzt zu einem anderen Konto`,
      lines: [
        `jemand hat nachgewiesen, dass ${email} die eigene Adresse ist. Für ${username} wurde sie nie bestätigt, deshalb wurde sie zusammen mit dem Passwort von diesem Konto entfernt.`,
      ],
    }),
  },
  sms: (code, product, minutes) =>
    language.count(minutes, {
      one: (number) => `${code} ist dein Code für ${product}. Er gilt ${number} Minute. Gib ihn nicht weiter.`,
      other: (number) => `${code} ist dein Code für ${product}. Er gilt ${number} Minuten. Gib ihn nicht weiter.`,
    }),
  badge: {
    rests:
      'Dein Abzeichen als frühes Mitglied ruht, bis du deine E-Mail-Adresse bestätigst oder X verbindest. Dein Platz unter den Ersten bleibt dir.',
    reserved:
      'Dein Name klingt nach jemandem, der dieses Netzwerk betreibt, deshalb trägt er kein Abzeichen. Den Namen behältst du.',
  },
  device: {
    unknown: 'Unbekanntes Gerät',
    on: (browser, system) => `${browser} auf ${system}`,
  },
});
