import { statement, type Db } from '#kernel';

const selectReports = statement(
  'report_export',
  'select target, target_id, reason, note, state, created_at, decided_at from reports where reporter_id = $1 order by id',
);
const selectLog = statement(
  'moderation_log_export',
  `select id, action, target, target_id, reason, created_at from moderation_log
   where member_id = $1 and action <> 'dismiss' order by id`,
);
const selectAppeals = statement(
  'appeal_export',
  'select decision_id, text, state, created_at, decided_at from appeals where member_id = $1 order by id',
);

/** What the member reported, what was decided about them, and their appeals, by table. */
export const exportOf = async (db: Db, memberId: string) => ({
  reports: await selectReports(db, memberId),
  moderation_log: await selectLog(db, memberId),
  appeals: await selectAppeals(db, memberId),
});
