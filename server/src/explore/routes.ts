import { exploreCalls } from '@house/contract/explore';
import { route, type House } from '#kernel';
import { listTopics, rankingsOf } from '#trending';
import { listCommunities } from './communities.ts';
import { creatorsOf, listCreators } from './creators.ts';
import { listExplorePosts } from './posts.ts';

export const exploreRoutes = (house: House): void => {
  const { db } = house;
  const rankings = rankingsOf(house);
  const creators = creatorsOf(house);

  route(house, exploreCalls.explorePosts, async ({ input, viewer }) => {
    if (input.filter !== 'recent') await rankings.ready();
    return listExplorePosts(db, viewer?.memberId ?? null, input);
  });

  route(house, exploreCalls.exploreCommunities, ({ input, viewer, now }) =>
    listCommunities(db, viewer?.memberId ?? null, input, now),
  );

  route(house, exploreCalls.exploreCreators, async ({ input, viewer }) => {
    await creators.ready();
    return listCreators(db, viewer?.memberId ?? null, input);
  });

  route(house, exploreCalls.exploreTopics, async ({ input: { filter, ...wish }, viewer, now }) => {
    await rankings.ready();
    const category = filter === 'all' ? undefined : filter;
    return listTopics(db, viewer?.memberId ?? null, { ...wish, window: '7d', category }, now);
  });
};
