import type { Db, MemberId, PostId } from '#kernel';
import { dayOf } from './daily-activity.ts';
import {
  deleteNamedViews,
  deleteViewSums,
  eraseNamedViews,
  eraseViewSums,
  rollUpOldViews,
  selectIsRolledUp,
  type SeenTarget,
} from './views.gen.ts';

const DAY_MS = 24 * 3600_000;
/** Names are needed for the day itself, so that nobody counts twice; the others are for clocks that differ, and for seeds. */
const NAMED_DAYS = 7;

/** A batch of the oldest views. Answers how many there were. */
export const rollUpViews = async (db: Db, now: Date): Promise<number> => {
  const firstNamed = dayOf(new Date(now.getTime() - NAMED_DAYS * DAY_MS));
  return (await rollUpOldViews(db, { firstNamed })).rolled;
};

/** Deletes the views of posts that have gone, and answers them by post and day. */
export const takeViewsOf = async (db: Db, postIds: readonly PostId[]): Promise<SeenTarget[]> => [
  ...(await deleteNamedViews(db, { postIds })),
  ...(await deleteViewSums(db, { postIds })),
];

/** Of their profile and their posts, while these are still there. What it counted goes with their own days. */
export const eraseViewsOf = async (tx: Db, memberId: MemberId): Promise<void> => {
  await eraseNamedViews(tx, { memberId });
  await eraseViewSums(tx, { memberId });
};

/** Whether some of its views have no names any more: whoever is counted again on such a day counts twice. */
export const isRolledUp = async (db: Db, targetId: string): Promise<boolean> =>
  (await selectIsRolledUp(db, { targetId })).is_rolled_up;
