import type { Translation } from '#kernel';
import { DAY, type texts as english } from './texts.ts';

export const texts: Translation<typeof english> = (language) => ({
  deactivated: (product, username) => ({
    subject: `Dein Konto bei ${product} ist deaktiviert`,
    lines: [
      `niemand sieht ${username} mehr, und alle Geräte wurden abgemeldet. Melde dich an, wann du willst, und alles ist wieder da.`,
      'Wenn du es nicht warst, melde dich an und ändere sofort dein Passwort.',
    ],
  }),
  deleted: (product, username, day) => ({
    subject: `Dein Konto bei ${product} wird gelöscht`,
    lines: [
      `niemand sieht ${username} mehr, und alle Geräte wurden abgemeldet. Nach dem ${language.date(day, DAY)} ist alles für immer weg: Beiträge, Kommentare, Dateien, Nachrichten und das Konto selbst.`,
      'Melde dich vorher an, und alles ist wieder da. Wenn du es nicht warst, tu das sofort und ändere dein Passwort.',
    ],
  }),
  readme: (product, username, moment) =>
    [
      `Alles, was ${product} über ${username} speichert, Stand ${moment}.`,
      '',
      'data/    je Teil des Produkts eine Datei, als JSON; darin je Tabelle eine Liste',
      'media/   deine Fotos und Videos, unter den Namen aus data/media.json',
      '',
      'Passwörter, Codes und Schlüssel sind nicht dabei: Ein Archiv kann herumliegen.',
      '',
    ].join('\n'),
});
