import { trendingCalls } from '@wagram/contract/trending';
import { route, type App } from '#kernel';
import { toPostView } from '#posts';
import type { Fresh } from './fresh.ts';
import { readCandidates } from './formula.ts';
import { findOwnWeights, listOwn } from './own.ts';
import { createRankings } from './rank.ts';
import { listRanked, listTopics } from './service.ts';
import { createSnapshots } from './snapshots.ts';
import { toTrendView } from './view.ts';

export interface Trending {
  /** Waited for by whoever shows a ranking. */
  readonly rankings: Fresh;
}

export const createTrending = (app: App): Trending => {
  const rankings = createRankings(app);
  const snapshots = createSnapshots(app);

  route(app, trendingCalls.readTrending, async ({ input, viewer, reading }) => {
    const countedAt = await rankings.ready();
    const counted_at = countedAt.toISOString();
    const weights = input.by === 'own' && viewer !== null ? await findOwnWeights(app.db, viewer.memberId) : null;
    if (weights !== null && viewer !== null) {
      const query = {
        viewer: viewer.memberId,
        window: input.window,
        weights,
        page: input,
        version: countedAt.getTime(),
      };
      return { ...(await listOwn(app.db, snapshots, query)), weights, counted_at };
    }
    const { rows, next_cursor } = await listRanked(reading, viewer?.memberId ?? null, input.window, input);
    return {
      posts: rows.map(toPostView),
      trends: rows.map(toTrendView),
      weights: null,
      counted_at,
      next_cursor,
    };
  });

  route(app, trendingCalls.readFormula, async ({ input, viewer, now }) => {
    const countedAt = await rankings.ready();
    const { window, post_id: postId } = input;
    const query = { viewer: viewer?.memberId ?? null, window, postId, now, brand: app.config.brand.name };
    return { ...(await readCandidates(app.db, query)), counted_at: countedAt.toISOString() };
  });

  route(app, trendingCalls.readTopics, async ({ input, viewer, now }) => {
    const countedAt = await rankings.ready();
    const page = await listTopics(app.db, viewer?.memberId ?? null, input, now);
    return { ...page, counted_at: countedAt.toISOString() };
  });

  return { rankings };
};
