import type { Db, MemberId } from '#kernel';
import { exportActivity } from './activity.gen.ts';
import { exportViews } from './views.gen.ts';

/** What the member received, and what they looked at in the last days, by table: whoever saw what before is not known. */
export const exportOf = async (db: Db, memberId: MemberId) => ({
  activity: await exportActivity(db, { memberId }),
  views: await exportViews(db, { memberId }),
});
