import { exploreCalls } from '@wagram/contract/explore';
import { route, type App } from '#kernel';
import { keepInDemo } from '#members';
import { listTopics, type Fresh, type Trending } from '#trending';
import { listCommunities } from './communities.ts';
import { createCreators, listCreators } from './creators.ts';
import { listExplorePosts } from './posts.ts';
import { dismissSuggestion, listSuggestions, restoreSuggestion } from './suggestions.ts';

export interface Explore {
  readonly creators: Fresh;
}

export const createExplore = (app: App, { rankings }: Trending): Explore => {
  const { db } = app;
  const creators = createCreators(app);

  route(app, exploreCalls.explorePosts, async ({ input, viewer, reading }) => {
    if (input.filter !== 'recent') await rankings.ready();
    return listExplorePosts(reading, viewer?.memberId ?? null, input);
  });

  route(app, exploreCalls.exploreCommunities, ({ input, viewer, now, reading }) =>
    listCommunities(reading, viewer?.memberId ?? null, input, now),
  );

  route(app, exploreCalls.exploreCreators, async ({ input, viewer, reading }) => {
    await creators.ready();
    return listCreators(reading, viewer?.memberId ?? null, input);
  });

  route(app, exploreCalls.exploreTopics, async ({ input: { filter, ...query }, viewer, now, reading }) => {
    await rankings.ready();
    const category = filter === 'all' ? undefined : filter;
    return listTopics(reading, viewer?.memberId ?? null, { ...query, window: '7d', category }, now);
  });

  route(app, exploreCalls.suggestPeople, async ({ input, viewer, reading }) => {
    await creators.ready();
    return { people: await listSuggestions(reading, viewer?.memberId ?? null, input.limit) };
  });

  route(app, exploreCalls.dismissSuggestion, async ({ input, viewer, now }) => {
    await keepInDemo(db, viewer, 'member', input.member_id, 'choose whom you are shown');
    return dismissSuggestion(db, viewer.memberId, input.member_id, now);
  });

  route(app, exploreCalls.restoreSuggestion, ({ input, viewer }) =>
    restoreSuggestion(db, viewer.memberId, input.member_id),
  );

  return { creators };
};
