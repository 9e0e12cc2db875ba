import { bareHandle } from '@wagram/contract/members';
import { TRENDING_HOURS } from '@wagram/contract/posts';
import { createTexts } from '#kernel';

const at = (username: string): string => `@${bareHandle(username)}`;

// SOC-12: one sentence for each reason, true of that feed and that post.
export const texts = createTexts('trending/why-texts', (language) => ({
  title: 'Why am I seeing this?',
  own: 'You wrote it.',
  following: (username: string) => `You follow ${at(username)}.`,
  reposted: (username: string) => `${at(username)}, whom you follow, reposted it.`,
  trenches: 'Everybody’s posts stand here.',
  list: (username: string, list: string) => `${at(username)} is in your list ${list}.`,
  someList: (username: string) => `${at(username)} is in a list of yours.`,
  topic: (tag: string) => `It has #${tag}, which you follow.`,
  someTopic: 'It has a hashtag that you follow.',
  trending: (likes: number) =>
    language.count(likes, {
      one: (number) => `One of the most liked of the last ${TRENDING_HOURS} hours: ${number} like.`,
      other: (number) => `One of the most liked of the last ${TRENDING_HOURS} hours: ${number} likes.`,
    }),
  trendingUncounted: `One of the most liked of the last ${TRENDING_HOURS} hours.`,
  newestFirst: 'The newest stand first. Nothing else decides.',
  mostLikedFirst: 'The most liked stand first; of equals, the newer.',
  formula: 'Run the Trending formula on it',
}));
