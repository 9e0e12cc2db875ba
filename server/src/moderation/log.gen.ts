// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import type { TargetId } from '@wagram/contract/moderation';
import { exec, many, maybe, type AppealState, type MemberId, type ModerationLogAction, type ModerationLogId, type ModerationLogTarget } from '#kernel';

export const insertLog = exec<{ id: ModerationLogId; operatorId: MemberId; action: ModerationLogAction; target: ModerationLogTarget; targetId: TargetId; memberId: MemberId; reason: string; now: Date }>(
  'moderation_insert_log',
  `insert into moderation_log (id, operator_id, action, target, target_id, member_id, reason, created_at)
values ($1, $2, $3, $4, $5, $6, $7, $8)`,
  (p) => [p.id, p.operatorId, p.action, p.target, p.targetId, p.memberId, p.reason, p.now],
);

/** About a product or a key of the server's own, and about no member. */
export const insertMoneyLog = exec<{ id: ModerationLogId; operatorId: MemberId; action: ModerationLogAction; target: ModerationLogTarget; about: string; detail: string | null; reason: string; now: Date }>(
  'moderation_insert_money_log',
  `insert into moderation_log (id, operator_id, action, target, about, detail, reason, created_at)
values ($1, $2, $3, $4, $5, $6, $7, $8)`,
  (p) => [p.id, p.operatorId, p.action, p.target, p.about, p.detail, p.reason, p.now],
);

export interface LogRow {
  id: ModerationLogId;
  operator_id: MemberId;
  action: ModerationLogAction;
  target: ModerationLogTarget;
  target_id: TargetId | null;
  member_id: MemberId | null;
  about: string | null;
  detail: string | null;
  reason: string;
  created_at: Date;
  operator: string | null;
  member: string | null;
}

export const selectLog = many<{ before: ModerationLogId; limit: bigint | number }, LogRow>(
  'moderation_select_log',
  `select l.id, l.operator_id, l.action, l.target, l.target_id, l.member_id, l.about, l.detail, l.reason, l.created_at,
  operator.username as operator, judged.username as member from moderation_log l left join members operator on operator.id = l.operator_id
left join members judged on judged.id = l.member_id where l.id < $1 order by l.id desc limit $2`,
  (p) => [p.before, p.limit],
);

export const selectLogEntry = maybe<{ id: ModerationLogId }, LogRow>(
  'moderation_select_log_entry',
  `select l.id, l.operator_id, l.action, l.target, l.target_id, l.member_id, l.about, l.detail, l.reason, l.created_at,
  operator.username as operator, judged.username as member from moderation_log l left join members operator on operator.id = l.operator_id
left join members judged on judged.id = l.member_id where l.id = $1`,
  (p) => [p.id],
);

export interface SelectDecisionsRow {
  id: ModerationLogId;
  action: ModerationLogAction;
  target: ModerationLogTarget;
  target_id: TargetId;
  reason: string;
  created_at: Date;
  excerpt: string | null;
  appeal_state: AppealState | null;
  appeal_text: string | null;
  appealed_at: Date | null;
  appeal_decided_at: Date | null;
}

/** As whom they are about reads them, of all things or of one. Dismissed reports are nobody's business. */
export const selectDecisions = many<{ memberId: MemberId; before: ModerationLogId; targetId: TargetId | null; limit: bigint | number }, SelectDecisionsRow>(
  'moderation_select_decisions',
  `select l.id, l.action, l.target, l.target_id as target_id, l.reason, l.created_at,
  left(coalesce(p.content, c.content, s.title, g.title, la.name, w.content, me.content), 140) as excerpt,
  a.state as appeal_state, a.text as appeal_text, a.created_at as appealed_at, a.decided_at as appeal_decided_at
from moderation_log l
left join appeals a on a.decision_id = l.id
left join posts p on l.target = 'post' and p.id = l.target_id
left join comments c on l.target = 'comment' and c.id = l.target_id
left join streams s on l.target = 'stream' and s.id = l.target_id
left join conversations g on l.target = 'group' and g.id = l.target_id
left join launches la on l.target = 'launch' and la.id = l.target_id
left join messages me on l.target = 'message' and me.id = l.target_id
left join withheld_messages w on w.message_id = me.id
where l.member_id = $1 and l.id < $2 and l.action <> 'dismiss'
  and ($3::uuid is null or l.target_id = $3)
order by l.id desc limit $4`,
  (p) => [p.memberId, p.before, p.targetId, p.limit],
);
