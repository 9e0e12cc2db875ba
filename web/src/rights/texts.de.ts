import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = () => ({
  heading: 'Deine Daten',
  about: 'Nimm sie mit, mach eine Pause, oder geh für immer.',

  archive: 'Eine Kopie von allem',
  archiveAbout:
    'Deine Beiträge, Nachrichten, Dateien und alles andere, was wir über dich speichern, als eine Zip-Datei.',
  ask: 'Archiv vorbereiten',
  waiting: 'Wird zusammengestellt\u00a0…',
  waitingAbout: 'Das kann ein paar Minuten dauern. Du kannst diese Seite verlassen und wiederkommen.',
  ready: (size, day) => `Bereit: ${size}, bis ${day}`,
  download: 'Herunterladen',
  failedAbout: 'Es konnte nicht zusammengestellt werden. Bitte versuch es noch einmal.',
  again: (day) => `Ein weiteres kannst du ab ${day} anfordern.`,
  failed: 'Das hat nicht geklappt. Bitte versuch es noch einmal.',
  demo: 'Demokonten werden geteilt und haben deshalb keine eigenen Daten.',

  storage: 'Deine Dateien',
  storageAbout: 'Bilder, Videos und Aufnahmen, die du hier abgelegt hast.',
  storageOf: (used, allowed) => `${used} von ${allowed}`,
  storageUnknown: '–',

  deactivate: 'Konto deaktivieren',
  deactivateAbout: 'Niemand sieht dich, bis du dich wieder anmeldest. Nichts wird gelöscht.',
  deactivateButton: 'Deaktivieren',
  delete: 'Konto löschen',
  deleteAbout: 'Nach 30 Tagen ist alles für immer weg. Bis dahin bringt eine Anmeldung es zurück.',
  deleteButton: 'Löschen',

  deactivateTitle: 'Dein Konto deaktivieren?',
  deactivateLines: [
    'Dein Profil, deine Beiträge, Kommentare und Nachrichten sind für alle verborgen.',
    'Du wirst auf allen Geräten abgemeldet.',
    'Melde dich an, wann du willst, und alles ist wieder, wie es war.',
  ],
  deleteTitle: 'Dein Konto löschen?',
  deleteLines: [
    'Ab jetzt sieht niemand dein Profil, deine Beiträge, Kommentare und Nachrichten.',
    'Nach 30 Tagen wird alles gelöscht, auch deine Dateien, Follower und dein Guthaben. Zurückholen kann es dann niemand, auch wir nicht.',
    'Wenn du es dir in den 30 Tagen anders überlegst, melde dich einfach an.',
  ],
  confirm: (username) => `Tippe zur Bestätigung ${username}`,
  wrongHandle: (username) => `Das ist nicht ${username}`,
  password: 'Dein Passwort',
  code: 'Code aus der App oder Ersatzcode',
  cancel: 'Abbrechen',
  deactivated: 'Dein Konto ist deaktiviert. Melde dich an, wann immer du es zurückhaben willst.',
  deleted: 'Dein Konto wird in 30 Tagen gelöscht. Melde dich vorher an, wenn du es dir anders überlegst.',
});
