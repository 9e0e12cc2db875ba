import { bareHandle } from '@wagram/contract/members';
import { TRENDING_HOURS } from '@wagram/contract/posts';
import type { Translation } from '#kernel';
import type { texts as english } from './why-texts.ts';

const at = (username: string): string => `@${bareHandle(username)}`;

export const texts: Translation<typeof english> = (language) => ({
  title: 'Warum sehe ich das?',
  own: 'Du hast es geschrieben.',
  following: (username) => `Du folgst ${at(username)}.`,
  reposted: (username) => `Repostet von ${at(username)}. Diesem Konto folgst du.`,
  trenches: 'Hier stehen die Beiträge von allen.',
  list: (username, list) => `${at(username)} steht auf deiner Liste ${list}.`,
  someList: (username) => `${at(username)} steht auf einer deiner Listen.`,
  topic: (tag) => `Es enthält #${tag}. Diesem Hashtag folgst du.`,
  someTopic: 'Es enthält einen Hashtag, dem du folgst.',
  trending: (likes) =>
    language.count(likes, {
      one: (number) => `Unter den beliebtesten der letzten ${TRENDING_HOURS} Stunden: ${number} Like.`,
      other: (number) => `Unter den beliebtesten der letzten ${TRENDING_HOURS} Stunden: ${number} Likes.`,
    }),
  trendingUncounted: `Unter den beliebtesten der letzten ${TRENDING_HOURS} Stunden.`,
  newestFirst: 'Das Neueste steht oben. Sonst entscheidet nichts.',
  mostLikedFirst: 'Das Beliebteste steht oben; bei gleich vielen Likes das Neuere.',
  formula: 'Mit der Trends-Formel nachrechnen',
});
