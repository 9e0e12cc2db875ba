import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = () => ({
  progress: (step, of) => `Schritt ${step} von ${of}`,
  skipAll: 'Alles überspringen',
  skip: 'Später',
  next: 'Weiter',
  back: 'Zurück',
  profile: {
    title: (brand) => `Willkommen bei ${brand}`,
    hint: 'Mit Bild und Namen erkennen dich die Leute.',
  },
  topics: {
    title: 'Was magst du?',
    hint: 'Such dir etwas aus. Darüber wird hier diese Woche geredet.',
    label: 'Themen',
    none: 'Noch hat niemand einen Hashtag benutzt. Deiner kann der erste sein.',
    failed: 'Die Themen konnten nicht geladen werden.',
  },
  people: {
    title: 'Folge ein paar Leuten',
    hint: 'Was sie posten, füllt deinen Feed „Folge ich“.',
    all: (count) => `Allen ${count} folgen`,
    none: 'Hier gibt es noch niemanden, dem du folgen kannst. Du bist früh dran.',
    failed: 'Die Leute konnten nicht geladen werden.',
  },
  credit: {
    title: (amount, token) => `Du hast ${amount} ${token}`,
    titleWaiting: (amount, token) => `${amount} ${token} warten auf dich`,
    titleNone: (token) => `Mit Beiträgen verdienst du hier ${token}`,
    given: 'Ein Geschenk dieses Servers. Es liegt in deiner Wallet.',
    waiting: 'Sie gehören dir, sobald du deine E-Mail-Adresse bestätigt hast.',
    none: 'Du bekommst welche, wenn jemand deinen Beiträgen Trinkgeld gibt.',
    tip: 'Trinkgeld sagt Danke',
    tipAbout: (token) =>
      `Tippe unter einem Beitrag auf das Geschenk und wähle 1, 5, 10 oder 25 ${token}. Sie gehen an die Person, die ihn geschrieben hat.`,
    undo: 'Du kannst es zurücknehmen',
    undoAbout: 'Nach einem Trinkgeld kannst du es dir zehn Sekunden lang anders überlegen.',
    earn: 'Andere können dir Trinkgeld geben',
    earnAbout: 'Was deine Beiträge bekommen, gehört dir: zum Behalten oder Weitergeben.',
    finish: 'Zu meinem Feed',
  },
});
