import { trendingCalls } from '@wagram/contract/trending';
import { route, type App } from '#kernel';
import { toPostView } from '#posts';
import type { Fresh } from './fresh.ts';
import { createRankings } from './rank.ts';
import { listRanked, listTopics } from './service.ts';
import { toTrendView } from './view.ts';

export interface Trending {
  /** Waited for by whoever shows a ranking. */
  readonly rankings: Fresh;
}

export const createTrending = (app: App): Trending => {
  const rankings = createRankings(app);

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

  return { rankings };
};
