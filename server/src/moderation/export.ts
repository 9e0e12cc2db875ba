import type { Db, MemberId } from '#kernel';
import { exportAppeals, exportLog, exportReports } from './data-rights.gen.ts';

/** What the member reported, what was decided about them, and their appeals, by table. */
export const exportOf = async (db: Db, memberId: MemberId) => ({
  reports: await exportReports(db, { memberId }),
  moderation_log: await exportLog(db, { memberId }),
  appeals: await exportAppeals(db, { memberId }),
});
