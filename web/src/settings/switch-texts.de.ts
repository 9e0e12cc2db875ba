import type { Translation } from '#kernel';
import type { texts as english } from './switch-texts.ts';

export const texts: Translation<typeof english> = () => ({
  notify: {
    likes: {
      label: 'Likes',
      hint: 'Für deine Beiträge und Kommentare',
      words: 'herz reaktionen gefällt mir favoriten benachrichtigung hinweis',
    },
    comments: {
      label: 'Kommentare',
      hint: 'Unter deinen Beiträgen. Ist das aus, ruhen auch Erwähnungen und Antworten.',
      words: 'antworten benachrichtigung hinweis',
    },
    newFollowers: {
      label: 'Neue Follower',
      hint: 'Auch wenn dir jemand folgen möchte',
      words: 'folgen anfragen follower abonnenten benachrichtigung hinweis',
    },
    directMessages: {
      label: 'Direktnachrichten',
      hint: 'Von Leuten, die dir schreiben',
      words: 'dm pn chat posteingang benachrichtigung hinweis',
    },
    streams: {
      label: 'Livestreams',
      hint: 'Wenn sie beginnen und wenn sie angekündigt werden',
      words: 'livestream übertragung stream video live benachrichtigung hinweis',
    },
  },
  messages: {
    onlineStatus: {
      label: 'Online-Status',
      hint: 'Zeigt anderen, wenn du da bist',
      words: 'anwesend aktiv zuletzt gesehen grüner punkt unsichtbar',
    },
    messageNotifications: {
      label: 'Hinweise auf Nachrichten',
      hint: 'Sagt dir, wenn eine neue Nachricht da ist',
      words: 'dm chat ton hinweis benachrichtigung',
    },
    typingIndicator: {
      label: 'Schreibanzeige',
      hint: 'Zeigt anderen, wenn du gerade schreibst',
      words: 'schreiben tippt punkte chat dm',
    },
    readReceipts: {
      label: 'Lesebestätigungen',
      hint: 'Sind sie aus, sieht niemand, was du gelesen hast, und du siehst es auch nicht',
      words: 'gesehen gelesen blaue haken privatsphäre',
    },
  },
  display: {
    hideLikeCounts: {
      label: 'Zahl der Likes verbergen',
      hint: 'Beiträge und Kommentare sagen nicht, wie viele Likes sie haben, auch deine nicht',
      words: 'herzen zahlen anzahl zähler',
    },
    openWarnings: {
      label: 'Beiträge mit Warnung immer öffnen',
      hint: 'Was hinter einer Inhaltswarnung steht, ist gleich zu sehen',
      words: 'inhaltswarnung sensibel nsfw spoiler unscharf',
    },
  },
  account: {
    mentionsAndReplies: {
      label: 'Erwähnungen und Antworten',
      hint: 'Wenn dich jemand erwähnt oder dir antwortet',
      words: 'markieren at antworten benachrichtigung hinweis',
    },
    push: {
      label: 'Push-Benachrichtigungen',
      hint: 'Auf jedem Gerät, auf dem du sie erlaubt hast',
      words: 'handy sperrbildschirm hinweis banner benachrichtigung',
    },
    digests: {
      label: 'Wochenüberblick per E-Mail',
      hint: 'Einmal in der Woche: was Leute geschrieben haben, denen du folgst, und was du verpasst hast',
      words: 'mail newsletter wöchentlich zusammenfassung abbestellen',
    },
  },
});
