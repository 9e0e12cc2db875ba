import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = (language) => ({
  heading: 'Benachrichtigungen',
  unread: (count) => (count > 99 ? '99+ ungelesen' : language.count(count, { other: '# ungelesen' })),
  caughtUp: 'Alles gelesen!',
  markAll: 'Alle gelesen',
  markFailed: 'Sie konnten nicht als gelesen markiert werden. Bitte versuch es noch einmal.',
  settings: 'Einstellungen für Benachrichtigungen',
  loading: 'Benachrichtigungen werden geladen',
  errorTitle: 'Die Benachrichtigungen konnten nicht geladen werden',
  emptyTitle: 'Noch keine Benachrichtigungen',
  emptyHint: 'Wenn jemand dir folgt, antwortet oder einen Like gibt, findest du es hier.',
  write: 'Beitrag schreiben',
  signInTitle: 'Bitte melde dich an',
  signInHint: 'Melde dich an, um deine Benachrichtigungen zu sehen',
  signIn: 'Anmelden',
  isUnread: 'ungelesen',
  tabs: { label: 'Arten von Benachrichtigungen', all: 'Alle', mentions: 'Erwähnungen' },
  emptyMentions: 'Noch keine Erwähnungen',
  emptyMentionsHint: 'Wenn jemand deinen Handle schreibt oder dir antwortet, findest du es hier.',
  // In Klammern, weil das Verb dahinter nur für den ersten Namen steht.
  andOne: (name) => `(und ${name})`,
  andOthers: (name, count) =>
    language.count(count, {
      one: (number) => ` (und ${name} und noch ${number})`,
      other: (number) => ` (und ${name} und noch ${number})`,
    }),
  menu: {
    of: (sentence) => `Was tun mit: ${sentence}`,
    read: 'Als gelesen markieren',
    mute: 'Beitrag stummschalten',
    off: {
      likes: 'Hinweise auf Likes ausschalten',
      comments: 'Hinweise auf Kommentare ausschalten',
      newFollowers: 'Hinweise auf Follower ausschalten',
      directMessages: 'Hinweise auf Nachrichten ausschalten',
      streams: 'Hinweise auf Streams ausschalten',
    },
    turnedOff: (kind) => `Du bekommst keine Hinweise mehr: ${kind}.`,
    undo: 'Rückgängig',
  },
  title: (count, title) => `(${count > 99 ? '99+' : count}) ${title}`,
  about: 'Was du erfährst, und wo.',
  back: 'Zurück zu den Benachrichtigungen',
  kinds: {
    label: 'Worüber du etwas erfährst',
    hint: 'Was du ausschaltest, wird nicht mehr gemeldet, weder hier noch auf deinen Geräten.',
  },
  streams: {
    label: 'Livestreams',
    hint: 'Von Leuten, denen du folgst.',
  },
  wishes: {
    label: 'Worauf du wartest',
    hint: 'Je eine Benachrichtigung, dann stehst du nicht mehr auf der Liste.',
    launchpad: () => 'Launchpad',
    launchpadHint: 'Wenn es öffnet',
    token: (token) => `Der Token ${token}`,
    tokenHint: 'Auf deiner Merkliste, bis er gehandelt wird',
    said: { on: 'Notiert', off: 'Du stehst nicht mehr auf der Liste' },
  },
  push: {
    label: 'Über diese Seite hinaus',
    hint: 'Wie du etwas erfährst, wenn sie geschlossen ist.',
    name: 'Push auf diesem Gerät',
    nameHint: 'Auch wenn diese Seite geschlossen ist, bis du dich abmeldest',
    signIn: 'Melde dich an, um auf diesem Gerät benachrichtigt zu werden.',
    unsupported: 'Dieser Browser kann hier keine Mitteilungen zeigen.',
    install: 'Auf iPhone und iPad: Leg diese App zuerst auf deinen Home-Bildschirm und öffne sie von dort.',
    denied:
      'Für diese Seite sind Mitteilungen blockiert. Erlaub sie in den Einstellungen deines Browsers und komm dann zurück.',
    dismissed: 'Dein Browser durfte keine Mitteilungen zeigen.',
    failed: 'Mitteilungen konnten hier nicht eingeschaltet werden. Bitte versuch es noch einmal.',
    offFailed: 'Mitteilungen konnten nicht ausgeschaltet werden. Bitte versuch es noch einmal.',
  },
});
