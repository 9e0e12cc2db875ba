import type { Translation } from '#kernel';
import type { texts as english } from './texts-moving.ts';

export const texts: Translation<typeof english> = () => ({
  address: 'Deine Adresse anderswo',
  addressHint: 'Damit finden dich Leute auf anderen Servern und folgen dir.',
  copied: 'Adresse kopiert',
  copyFailed: 'Die Adresse konnte nicht kopiert werden',
  copy: 'Kopieren',
  hereTitle: 'Von einem anderen Server hierher umziehen',
  hereAbout:
    'Gib das Konto an, das du verlässt. Starte dann dort in den Einstellungen den Umzug: Wer dir dort folgt, folgt dir danach hier.',
  placeholder: '@name@social.example',
  add: 'Hinzufügen',
  hereLabel: 'Konto anderswo',
  drop: 'Entfernen',
  remove: (account) => `${account} entfernen`,
  none: 'Noch keines angegeben',
  awayTitle: 'Auf einen anderen Server umziehen',
  awayAbout:
    'Trag beim anderen Konto zuerst dieses als Alias ein. Wer dir auf anderen Servern folgt, erfährt dann, dass es dort weitergeht. Beiträge, Guthaben und Wallet bleiben hier.',
  to: 'Dein Konto dort',
  move: 'Umziehen',
  sure: 'Alle, die dir anderswo folgen, erfahren es sofort. Nimmst du es zurück, kommen sie nicht von selbst wieder.',
  really: 'Bescheid geben',
  cancel: 'Abbrechen',
  movedTo: (account) => `Du bist zu ${account} umgezogen.`,
  back: 'Ich bin zurück',
  saved: 'Gespeichert',
  failed: 'Das konnte nicht gespeichert werden. Versuch es noch einmal.',
  loadFailed: 'Das konnte nicht geladen werden',
  loading: 'Wird geladen',
});
