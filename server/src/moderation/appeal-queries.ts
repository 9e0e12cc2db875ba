import type { LogAction, ModerationTarget } from '@wagram/contract/moderation';
import { statement } from '#kernel';
import { historyOf, type LogRow } from './queries.ts';
import { subjectOf, type SubjectRow } from './subject.ts';

export interface DecisionRow {
  id: string;
  action: LogAction;
  target: ModerationTarget;
  target_id: string;
  reason: string;
  created_at: Date;
  excerpt: string | null;
  appeal_state: 'open' | 'granted' | 'refused' | null;
  appeal_text: string | null;
  appealed_at: Date | null;
  appeal_decided_at: Date | null;
}

const EXCERPT = 140;

/** $1 whom they are about, $2 the one before the page, $3 how many, $4 a target or null. Dismissed reports are nobody's business. */
export const selectDecisions = statement<DecisionRow>(
  'decisions_of_member',
  `select l.id, l.action, l.target, l.target_id, l.reason, l.created_at,
     left(coalesce(p.content, c.content, s.title, g.title), ${EXCERPT}) as excerpt,
     a.state as appeal_state, a.text as appeal_text, a.created_at as appealed_at, a.decided_at as appeal_decided_at
   from moderation_log l
   left join appeals a on a.decision_id = l.id
   left join posts p on l.target = 'post' and p.id = l.target_id
   left join comments c on l.target = 'comment' and c.id = l.target_id
   left join streams s on l.target = 'stream' and s.id = l.target_id
   left join conversations g on l.target = 'group' and g.id = l.target_id
   where l.member_id = $1 and l.id < $2 and l.action <> 'dismiss' and ($4::uuid is null or l.target_id = $4)
   order by l.id desc limit $3`,
);

/** $1 id, $2 decision, $3 member, $4 text, $5 now. No row when there is one already. */
export const insertAppeal = statement<{ id: string }>(
  'appeal_insert',
  `insert into appeals (id, decision_id, member_id, text, created_at) values ($1, $2, $3, $4, $5)
   on conflict (decision_id) do nothing returning id`,
);

export interface AppealRow {
  id: string;
  text: string;
  created_at: Date;
  member_id: string;
  decision: LogRow;
  subject: SubjectRow | null;
  history: LogRow[];
}

const APPEAL = `select a.id, a.text, a.created_at, a.member_id, to_jsonb(decided) as decision, to_jsonb(subject) as subject,
  ${historyOf('a.member_id')} as history
  from appeals a join lateral (
    select l.*, operator.username as operator, judged.username as member from moderation_log l
    left join members operator on operator.id = l.operator_id left join members judged on judged.id = l.member_id
    where l.id = a.decision_id
  ) decided on true
  left join lateral (${subjectOf('decided.target', 'decided.target_id')}) subject on true`;

/** $1 the appeal before the page, $2 how many. Ids are made in the order of time. */
export const selectAppeals = statement<AppealRow>(
  'appeals_open',
  `${APPEAL} where a.state = 'open' and a.id > $1 order by a.id limit $2`,
);

export const countAppeals = statement<{ open: number }>(
  'appeals_count',
  `select count(*)::int as open from appeals where state = 'open'`,
);

/** $1 appeal, $2 answer, $3 now. Of two operators at once, one gets the row. */
export const closeAppeal = statement<{ decision_id: string; member_id: string }>(
  'appeal_close',
  `update appeals set state = $2, decided_at = $3 where id = $1 and state = 'open' returning decision_id, member_id`,
);

export const selectAppeal = statement<{ id: string }>('appeal_one', 'select id from appeals where id = $1');
