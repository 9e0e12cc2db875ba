// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import type { ReportReason, TargetId } from '@wagram/contract/moderation';
import { exec, many, type AppealState, type MemberId, type ModerationLogAction, type ModerationLogId, type ModerationLogTarget, type ReportState, type ReportTarget } from '#kernel';

export interface ExportReportsRow {
  target: ReportTarget;
  target_id: TargetId;
  reason: ReportReason;
  note: string | null;
  state: ReportState;
  created_at: Date;
  decided_at: Date | null;
}

export const exportReports = many<{ memberId: MemberId }, ExportReportsRow>(
  'moderation_export_reports',
  `select target, target_id, reason, note, state, created_at, decided_at from reports where reporter_id = $1 order by id`,
  (p) => [p.memberId],
);

export interface ExportLogRow {
  id: ModerationLogId;
  action: ModerationLogAction;
  target: ModerationLogTarget;
  target_id: TargetId | null;
  reason: string;
  created_at: Date;
}

export const exportLog = many<{ memberId: MemberId }, ExportLogRow>(
  'moderation_export_log',
  `select id, action, target, target_id, reason, created_at from moderation_log
where member_id = $1 and action <> 'dismiss' order by id`,
  (p) => [p.memberId],
);

export interface ExportAppealsRow {
  decision_id: ModerationLogId;
  text: string;
  state: AppealState;
  created_at: Date;
  decided_at: Date | null;
}

export const exportAppeals = many<{ memberId: MemberId }, ExportAppealsRow>(
  'moderation_export_appeals',
  `select decision_id, text, state, created_at, decided_at from appeals where member_id = $1 order by id`,
  (p) => [p.memberId],
);

/** Before posts and comments go. */
export const eraseReportsAbout = exec<{ memberId: MemberId }>(
  'moderation_erase_reports_about',
  `delete from reports where target_id = $1 or target_id in (select id from posts where member_id = $1)
  or target_id in (select id from comments where member_id = $1)
  or target_id in (select id from launches where creator_id = $1)
  or target_id in (select id from messages where sender_id = $1)`,
  (p) => [p.memberId],
);

/** What waits for a decision still does, without a name and without their words. */
export const clearOpenReports = exec<{ memberId: MemberId }>(
  'moderation_clear_open_reports',
  `update reports set reporter_id = null, note = null where reporter_id = $1 and state = 'open'`,
  (p) => [p.memberId],
);

export const eraseReports = exec<{ memberId: MemberId }>(
  'moderation_erase_reports',
  `delete from reports where reporter_id = $1`,
  (p) => [p.memberId],
);

export const eraseAppeals = exec<{ memberId: MemberId }>(
  'moderation_erase_appeals',
  `delete from appeals where member_id = $1`,
  (p) => [p.memberId],
);
