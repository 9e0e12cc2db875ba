import { bareHandle } from '@wagram/contract/members';
import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

const at = (username: string): string => `@${bareHandle(username)}`;

export const texts: Translation<typeof english> = (language) => ({
  follow: 'Folgen',
  followBack: 'Auch folgen',
  unfollow: 'Entfolgen',
  requested: 'Angefragt',
  busy: '…',
  about: (word, username) => `${word}: ${at(username)}`,
  signIn: 'Melde dich an, um Leuten zu folgen',
  cannot: 'Diesem Mitglied kannst du nicht folgen',
  failed: 'Das Folgen hat nicht geklappt',
  unfollowFailed: 'Das Entfolgen hat nicht geklappt',
  unexpected: 'Das hat nicht geklappt',
  unfollowed: (username) => `Du folgst ${at(username)} nicht mehr.`,
  withdrawn: (username) => `Deine Anfrage an ${at(username)} ist zurückgenommen.`,
  undo: 'Rückgängig',
  followers: (count) => language.count(count, { one: '# Follower', other: '# Follower' }),
  followedOn: (iso) => `Gefolgt seit ${language.date(iso, 'date')}`,
  followedYouOn: (iso) => `Folgt dir seit ${language.date(iso, 'date')}`,
  following: 'Folge ich',
  followersTitle: 'Follower',
  loading: 'Leute werden geladen',
  loadFailed: 'Diese Liste konnte nicht geladen werden',
  empty: {
    following: {
      own: { title: 'Du folgst noch niemandem', hint: 'Folge Leuten, dann kommen ihre Beiträge auf deine Startseite.' },
      other: (username) => ({ title: `${at(username)} folgt noch niemandem`, hint: undefined }),
    },
    followers: {
      own: { title: 'Noch keine Follower', hint: 'Poste etwas, dann findet man dich.' },
      other: (username) => ({ title: `${at(username)} hat noch keine Follower`, hint: 'Mach du den Anfang.' }),
    },
  },
  discover: 'Leute entdecken',
  newPost: 'Beitrag schreiben',
  requests: {
    title: (total) => language.count(total, { one: '# Folgeanfrage', other: '# Folgeanfragen' }),
    askedOn: (iso) => `Angefragt am ${language.date(iso, 'date')}`,
    accept: 'Annehmen',
    decline: 'Ablehnen',
    accepted: (username) => `${at(username)} folgt dir jetzt.`,
    declined: (username) => `Die Anfrage von ${at(username)} ist abgelehnt.`,
    failed: 'Die Anfrage konnte nicht beantwortet werden. Bitte versuch es noch einmal.',
  },
});
