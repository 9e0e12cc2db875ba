import type { ImportedFrom } from '@wagram/contract/posts';
import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

const FROM: Readonly<Record<ImportedFrom, string>> = {
  own: 'aus einem Archiv dieses Netzwerks',
  mastodon: 'von Mastodon',
  x: 'von X',
};

export const texts: Translation<typeof english> = (language) => ({
  heading: 'Bring deine Beiträge mit',
  about:
    'Aus einem Archiv dieses Netzwerks, von Mastodon oder von X. Du siehst, was kommt, bevor etwas veröffentlicht wird.',
  choose: 'Archiv auswählen',
  hint: 'Eine .zip- oder .tar.gz-Datei oder outbox.json oder tweets.js daraus. Höchstens 100 MB.',
  demo: 'Nicht im gemeinsamen Demokonto.',
  sending: (percent) => `Wird gesendet, ${language.number(percent)}\u00a0%`,
  reading: 'Das Archiv wird gelesen',
  failed: 'Das Archiv konnte nicht gesendet werden',
  shown: (from) => `Was ${FROM[from]} kommt`,
  posts: (count) =>
    language.count(count, { one: '# Beitrag, mit seinem Datum', other: '# Beiträge, jeder mit seinem Datum' }),
  follows: (count) => language.count(count, { one: '# Person zum Folgen', other: '# Leute zum Folgen' }),
  quiet: 'Niemand wird benachrichtigt. Die Beiträge stehen auf deinem Profil, in keinem Feed und keiner Rangliste.',
  media: (count) =>
    language.count(count, { one: '# Bild oder Video bleibt zurück', other: '# Bilder und Videos bleiben zurück' }),
  nothing: 'In diesem Archiv ist nichts Neues.',
  leftOut: 'Was nicht mitkommt',
  reasons: {
    not_public: 'dort nicht öffentlich',
    reply: 'Antworten an andere',
    repost: 'Beiträge von anderen',
    empty: 'ohne Worte',
    too_long: 'zu lang',
    no_date: 'ohne Datum',
    future: 'mit Datum in der Zukunft',
    known: 'schon hier',
    too_many: 'mehr, als mitkommen kann',
    elsewhere: 'Leute auf anderen Servern',
  },
  sample: 'Die neuesten davon',
  start: 'Importieren',
  again: 'Weiter',
  cancel: 'Abbrechen',
  close: 'Fertig',
  running: (done, total) => `${language.number(done)} von ${language.number(total)}`,
  progress: 'Import',
  done: (made) => language.count(made, { one: '# ist neu hier.', other: '# sind neu hier.' }),
  broken: 'Der Import ist stehen geblieben. Nichts ist verloren: Er geht da weiter, wo er war.',
});
