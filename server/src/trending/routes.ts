import { trendingCalls } from '@house/contract/trending';
import { route, type House } from '#kernel';
import { toPostView } from '#posts';
import { rankingsOf } from './rank.ts';
import { listRanked, listTopics } from './service.ts';
import { toTrendView } from './view.ts';

export const trendingRoutes = (house: House): void => {
  const rankings = rankingsOf(house);

  route(house, trendingCalls.readTrending, async ({ input, viewer }) => {
    const countedAt = await rankings.ready();
    const { rows, next_cursor } = await listRanked(house.db, viewer?.memberId ?? null, input.window, input);
    return {
      posts: rows.map(toPostView),
      trends: rows.map(toTrendView),
      counted_at: countedAt.toISOString(),
      next_cursor,
    };
  });

  route(house, trendingCalls.readTopics, async ({ input, viewer, now }) => {
    const countedAt = await rankings.ready();
    const page = await listTopics(house.db, viewer?.memberId ?? null, input, now);
    return { ...page, counted_at: countedAt.toISOString() };
  });
};
