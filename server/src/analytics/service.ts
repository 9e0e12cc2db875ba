import { ACTIVITY_DAYS, analyticsErrors, TOP_POSTS, type AnalyticsView } from '@wagram/contract/analytics';
import { fail, type Db, type App, type MemberId, type PostId } from '#kernel';
import { countSentMessages, insertViews, selectDays, selectOverview } from './activity.gen.ts';
import { dayOf } from './daily-activity.ts';
import { mendStandingsOf, selectTopLiked } from './standings.gen.ts';
import { toAnalyticsView } from './view.ts';

const DAY_MS = 24 * 3600_000;

export const getAnalytics = async (app: App, memberId: MemberId, now: Date): Promise<AnalyticsView> => {
  const { db } = app;
  const today = dayOf(now);
  const first = dayOf(new Date(now.getTime() - (ACTIVITY_DAYS - 1) * DAY_MS));
  const [overview, top, days, sent] = await Promise.all([
    selectOverview(db, { memberId }),
    mendStandingsOf(db, { memberId }).then(() => selectTopLiked(db, { memberId, count: TOP_POSTS })),
    selectDays(db, { memberId, first, last: today }),
    countSentMessages(db, { memberId }),
  ]);
  if (overview === undefined) fail(analyticsErrors, 'member_not_found');
  return toAnalyticsView(overview, top, days, sent.messages, today);
};

export const countViews = async (
  db: Db,
  viewerId: MemberId,
  seen: { postIds: readonly PostId[]; profileId: MemberId | null },
  now: Date,
): Promise<number> => (await insertViews(db, { viewer: viewerId, ...seen, day: dayOf(now) })).counted;
