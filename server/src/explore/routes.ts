import { exploreCalls } from '@wagram/contract/explore';
import { route, type App } from '#kernel';
import { listTopics, rankingsOf } from '#trending';
import { listCommunities } from './communities.ts';
import { creatorsOf, listCreators } from './creators.ts';
import { listExplorePosts } from './posts.ts';

export const exploreRoutes = (app: App): void => {
  const { db } = app;
  const rankings = rankingsOf(app);
  const creators = creatorsOf(app);

  route(app, exploreCalls.explorePosts, async ({ input, viewer }) => {
    if (input.filter !== 'recent') await rankings.ready();
    return listExplorePosts(db, viewer?.memberId ?? null, input);
  });

  route(app, exploreCalls.exploreCommunities, ({ input, viewer, now }) =>
    listCommunities(db, viewer?.memberId ?? null, input, now),
  );

  route(app, exploreCalls.exploreCreators, async ({ input, viewer }) => {
    await creators.ready();
    return listCreators(db, viewer?.memberId ?? null, input);
  });

  route(app, exploreCalls.exploreTopics, async ({ input: { filter, ...query }, viewer, now }) => {
    await rankings.ready();
    const category = filter === 'all' ? undefined : filter;
    return listTopics(db, viewer?.memberId ?? null, { ...query, window: '7d', category }, now);
  });
};
