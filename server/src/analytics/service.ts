import { ACTIVITY_DAYS, analyticsErrors, TOP_POSTS, type AnalyticsView } from '@wagram/contract/analytics';
import { fail, type Db, type App } from '#kernel';
import { dayOf } from './daily-activity.ts';
import { insertViews, selectDays, selectOverview, selectSent, selectTopLiked } from './queries.ts';
import { refreshTopPostsOf } from './top-posts.ts';
import { toAnalyticsView } from './view.ts';

const DAY_MS = 24 * 3600_000;

export const getAnalytics = async (app: App, memberId: string, now: Date): Promise<AnalyticsView> => {
  const { db } = app;
  const today = dayOf(now);
  const first = dayOf(new Date(now.getTime() - (ACTIVITY_DAYS - 1) * DAY_MS));
  const [[overview], top, days, [sent]] = await Promise.all([
    selectOverview(db, memberId),
    refreshTopPostsOf(db, memberId).then(() => selectTopLiked(db, memberId, TOP_POSTS)),
    selectDays(db, memberId, first, today),
    selectSent(db, memberId),
  ]);
  if (overview === undefined) fail(analyticsErrors, 'member_not_found');
  return toAnalyticsView(overview, top, days, sent?.messages ?? 0, today);
};

export const countViews = async (
  db: Db,
  viewerId: string,
  seen: { postIds: readonly string[]; profileId: string | null },
  now: Date,
): Promise<number> => (await insertViews(db, viewerId, seen.postIds, seen.profileId, dayOf(now)))[0]?.counted ?? 0;
