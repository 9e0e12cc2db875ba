import type { LogAction, ModerationTarget, ReportReason } from '@wagram/contract/moderation';
import { CASE_HISTORY, CASE_REPORTS } from '@wagram/contract/moderation';
import { meetableBy, reachableBy } from '#blocks';
import { groupSeenFrom } from '#groups';
import { statement } from '#kernel';
import { notHidden } from '#posts';
import { subjectOf, type SubjectRow } from './subject.ts';

/**
 * $1 id, $2 reporter or null, $3 kind, $4 target, $5 reason, $6 note, $7 now. No row when there is no such target for the
 * reporter (AZ-06): missing, hidden, private and blocked look the same.
 */
export const insertReport = statement<{ found: boolean }>(
  'report_insert',
  `with target as (
     select 1 where ($3::text = 'post' and exists (
       select 1 from posts p where p.id = $4 and ${reachableBy('$2::uuid', 'p.member_id')} and ${notHidden('$2::uuid', 'p')}
     )) or ($3 = 'comment' and exists (
       select 1 from comments c join posts p on p.id = c.post_id
       where c.id = $4 and ${reachableBy('$2', 'c.member_id')} and ${notHidden('$2', 'c')}
         and ${reachableBy('$2', 'p.member_id')} and ${notHidden('$2', 'p')}
     )) or ($3 = 'stream' and exists (
       select 1 from streams s where s.id = $4 and ${reachableBy('$2', 's.host_id')} and s.hidden_at is null
     )) or ($3 = 'group' and exists (
       select 1 from groups g left join conversation_members me on me.conversation_id = g.conversation_id and me.member_id = $2
       where g.conversation_id = $4 and ${groupSeenFrom}
     )) or ($3 = 'member' and exists (
       select 1 from members m where m.id = $4 and ${meetableBy('$2', 'm.id')}
     ))
   ), made as (
     insert into reports (id, reporter_id, target, target_id, reason, note, created_at)
     select $1, $2, $3, $4, $5, $6, $7 from target on conflict do nothing
   ) select true as found from target`,
);

export interface LogRow {
  id: string;
  operator_id: string;
  action: LogAction;
  target: ModerationTarget;
  target_id: string;
  member_id: string;
  reason: string;
  created_at: Date | string;
  operator: string | null;
  member: string | null;
}

const LOG = `l.id, l.operator_id, l.action, l.target, l.target_id, l.member_id, l.reason, l.created_at,
  operator.username as operator, judged.username as member`;
const FROM_LOG = `from moderation_log l left join members operator on operator.id = l.operator_id
  left join members judged on judged.id = l.member_id`;

/** What was decided about a member before, as JSON. */
export const historyOf = (member: string): string => `coalesce((
  select jsonb_agg(to_jsonb(past) order by past.id desc) from (
    select ${LOG} ${FROM_LOG} where l.member_id = ${member} order by l.id desc limit ${CASE_HISTORY}
  ) past), '[]')`;

/** What is gone has no case any more. */
const isThere = `((r.target = 'post' and exists (select 1 from posts p where p.id = r.target_id))
  or (r.target = 'comment' and exists (select 1 from comments c where c.id = r.target_id))
  or (r.target = 'stream' and exists (select 1 from streams s where s.id = r.target_id))
  or (r.target = 'group' and exists (select 1 from groups g where g.conversation_id = r.target_id))
  or (r.target = 'member' and exists (select 1 from members m where m.id = r.target_id)))`;

export interface CaseRow extends SubjectRow {
  count: number;
  first_at: Date;
  last_at: Date;
  reasons: { reason: ReportReason; count: number }[];
  reports: { reason: ReportReason; note: string | null; reporter: string | null; created_at: string }[];
  history: LogRow[];
}

/** $1 and $2 when the case before the page began and its target, $3 how many. */
export const selectCases = statement<CaseRow>(
  'moderation_cases',
  `with cases as (
     select r.target as kind, r.target_id as id, count(*)::int as count, min(r.created_at) as first_at, max(r.created_at) as last_at
     from reports r where r.state = 'open' and ${isThere}
     group by r.target, r.target_id having (min(r.created_at), r.target_id) > ($1, $2)
     order by min(r.created_at), r.target_id limit $3
   )
   select cases.count, cases.first_at, cases.last_at, subject.*,
     (select jsonb_agg(to_jsonb(counted) order by counted.count desc, counted.reason) from (
       select r.reason, count(*)::int as count from reports r where r.target_id = cases.id and r.state = 'open' group by r.reason
     ) counted) as reasons,
     (select jsonb_agg(to_jsonb(told) order by told.created_at desc) from (
       select r.reason, r.note, m.username as reporter, r.created_at from reports r left join members m on m.id = r.reporter_id
       where r.target_id = cases.id and r.state = 'open' order by r.created_at desc, r.id desc limit ${CASE_REPORTS}
     ) told) as reports,
     ${historyOf('subject.member_id')} as history
   from cases cross join lateral (${subjectOf('cases.kind', 'cases.id')}) subject
   order by cases.first_at, cases.id`,
);

export const countCases = statement<{ open: number }>(
  'moderation_cases_count',
  `select count(distinct r.target_id)::int as open from reports r where r.state = 'open' and ${isThere}`,
);

/** $1 id, $2 operator, $3 action, $4 kind, $5 target, $6 member, $7 reason, $8 now. */
export const insertLog = statement(
  'moderation_log_insert',
  `insert into moderation_log (id, operator_id, action, target, target_id, member_id, reason, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8)`,
);

/** $1 the entry before the page, $2 how many. */
export const selectLog = statement<LogRow>(
  'moderation_log_list',
  `select ${LOG} ${FROM_LOG} where l.id < $1 order by l.id desc limit $2`,
);

export const selectLogEntry = statement<LogRow>('moderation_log_one', `select ${LOG} ${FROM_LOG} where l.id = $1`);

/** $1 what was decided about (the thing, and its author if they are meant), $2 decision, $3 new state, $4 now. */
export const closeReports = statement<{ reporter_id: string | null }>(
  'reports_close',
  `update reports set state = $3, decision_id = $2, decided_at = $4
   where target_id = any($1) and state = 'open' returning reporter_id`,
);

/** Decisions about one member wait for each other. */
export const lockMember = statement<{ id: string; state: string; erase_after: Date | null }>(
  'moderation_lock',
  'select id, state, erase_after from members where id = $1 for no key update',
);
