import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = (language) => ({
  blocked: (handle) =>
    `${handle} ist blockiert. Du siehst keine Beiträge und bekommst keine Nachrichten mehr von diesem Konto.`,
  unblocked: (handle) => `${handle} ist nicht mehr blockiert.`,
  failed: 'Die Blockierung konnte nicht geändert werden',
  unreachable: 'Die Blockierung konnte nicht geändert werden. Bitte versuch es noch einmal.',
  signIn: 'Melde dich an, um jemanden zu blockieren',
  ask: {
    title: (handle) => `${handle} blockieren?`,
    about:
      'Ihr seht keine Beiträge, Kommentare und Profile mehr voneinander und könnt euch nicht schreiben. Ihr folgt euch nicht mehr. Die andere Person erfährt nichts davon.',
    cancel: 'Abbrechen',
    confirm: 'Blockieren',
  },
  undo: 'Rückgängig',
  mute: {
    on: 'Kein Interesse',
    off: 'Doch Interesse',
    done: (handle) => `Von ${handle} siehst du jetzt weniger. In deinen Feeds tauchen diese Beiträge nicht mehr auf.`,
    undone: (handle) => `${handle} ist wieder in deinen Feeds.`,
    failed: 'Das konnte nicht gespeichert werden. Bitte versuch es noch einmal.',
    signIn: 'Melde dich an, um zu wählen, was du siehst',
  },
  words: {
    title: 'Stumme Wörter',
    about:
      'Beiträge und Kommentare damit sind eingeklappt, und du wirst nicht benachrichtigt. Es gelten ganze Wörter, auch Hashtags.',
    field: 'Wort, Phrase oder #Hashtag',
    term: 'Für wie lange',
    terms: { day: '24 Stunden', week: '7 Tage', ever: 'Für immer' },
    add: 'Stummschalten',
    none: 'Du hast keine Wörter stummgeschaltet',
    forEver: 'für immer',
    until: (iso) => `bis ${language.date(iso, 'mediumTime')}`,
    remove: (word) => `${word} nicht mehr stummschalten`,
    failed: 'Das konnte nicht gespeichert werden. Bitte versuch es noch einmal.',
    loadFailed: 'Was du stummgeschaltet hast, konnte nicht geladen werden',
  },
  threads: {
    title: 'Stumme Beiträge',
    about: 'Was darunter passiert, erfährst du nicht. Von Geschenken erfährst du weiterhin.',
    none: 'Du hast keine Beiträge stummgeschaltet',
    remove: (handle) => `Beitrag von ${handle} nicht mehr stummschalten`,
    done: 'Du hörst nichts mehr von dem, was unter diesem Beitrag passiert.',
    undone: 'Du hörst wieder von diesem Beitrag.',
    signIn: 'Melde dich an, um einen Beitrag stummzuschalten',
  },
  list: {
    title: 'Blockiert und stummgeschaltet',
    about: 'Das siehst nur du. Stummgeschaltet ist, wen du mit „Kein Interesse“ markiert hast.',
    tabs: { blocked: 'Blockiert', muted: 'Stumm' },
    unblock: 'Entblocken',
    unmute: 'Aufheben',
    of: (word, handle) => `${word}: ${handle}`,
    since: (iso) => `Seit ${language.date(iso, 'date')}`,
    empty: { blocked: 'Du hast niemanden blockiert', muted: 'Du hast niemanden stummgeschaltet' },
    failed: 'Die Liste konnte nicht geladen werden',
    loading: 'Leute werden geladen',
    done: 'Fertig',
  },
});
