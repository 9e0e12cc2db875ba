import { trendingCalls } from '@wagram/contract/trending';
import { route, type App } from '#kernel';
import { toPostView } from '#posts';
import { rankingsOf } from './rank.ts';
import { listRanked, listTopics } from './service.ts';
import { toTrendView } from './view.ts';

export const trendingRoutes = (app: App): void => {
  const rankings = rankingsOf(app);

  route(app, trendingCalls.readTrending, async ({ input, viewer }) => {
    const countedAt = await rankings.ready();
    const { rows, next_cursor } = await listRanked(app.db, viewer?.memberId ?? null, input.window, input);
    return {
      posts: rows.map(toPostView),
      trends: rows.map(toTrendView),
      counted_at: countedAt.toISOString(),
      next_cursor,
    };
  });

  route(app, trendingCalls.readTopics, async ({ input, viewer, now }) => {
    const countedAt = await rankings.ready();
    const page = await listTopics(app.db, viewer?.memberId ?? null, input, now);
    return { ...page, counted_at: countedAt.toISOString() };
  });
};
