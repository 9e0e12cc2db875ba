import type { AppealView, CaseView, DecisionView, LogEntryView } from '@wagram/contract/moderation';
import type { AppealRow } from './appeals.gen.ts';
import type { LogInJson } from './in-json.ts';
import type { LogRow, SelectDecisionsRow } from './log.gen.ts';
import type { CaseRow } from './reports.gen.ts';
import { toSubjectView } from './subject.ts';

// Times inside of JSON come as text, with the zone of the database.
const iso = (time: Date | string): string => new Date(time).toISOString();

export const toLogEntry = (row: LogRow | LogInJson): LogEntryView => ({
  id: row.id,
  action: row.action,
  target: row.target,
  target_id: row.target_id,
  about: row.about,
  detail: row.detail,
  operator: row.operator,
  member: row.member,
  reason: row.reason,
  created_at: iso(row.created_at),
});

export const toCaseView = (row: CaseRow): CaseView => ({
  subject: toSubjectView(row),
  count: row.count,
  reasons: row.reasons,
  reports: row.reports.map((report) => ({ ...report, created_at: iso(report.created_at) })),
  history: row.history.map(toLogEntry),
  first_at: iso(row.first_at),
  last_at: iso(row.last_at),
});

export const toAppealView = (row: AppealRow): AppealView => ({
  id: row.id,
  text: row.text,
  created_at: iso(row.created_at),
  decision: toLogEntry(row.decision),
  subject: row.subject === null ? null : toSubjectView(row.subject),
  history: row.history.map(toLogEntry),
});

export const toDecisionView = (row: SelectDecisionsRow): DecisionView => ({
  id: row.id,
  action: row.action,
  // Nothing else is about a member.
  target: row.target as DecisionView['target'],
  target_id: row.target_id,
  reason: row.reason,
  created_at: iso(row.created_at),
  excerpt: row.excerpt,
  appeal:
    row.appeal_state === null || row.appealed_at === null
      ? null
      : {
          state: row.appeal_state,
          text: row.appeal_text ?? '',
          created_at: iso(row.appealed_at),
          decided_at: row.appeal_decided_at === null ? null : iso(row.appeal_decided_at),
        },
});
