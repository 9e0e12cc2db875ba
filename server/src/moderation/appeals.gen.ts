// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import type { LogInJson, SubjectInJson } from './in-json.ts';
import { exec, many, maybe, one, type AppealId, type AppealState, type MemberId, type ModerationLogId } from '#kernel';

export const insertAppeal = exec<{ id: AppealId; decisionId: ModerationLogId; memberId: MemberId; text: string; now: Date }>(
  'moderation_insert_appeal',
  `insert into appeals (id, decision_id, member_id, text, created_at) values ($1, $2, $3, $4, $5)
on conflict (decision_id) do nothing`,
  (p) => [p.id, p.decisionId, p.memberId, p.text, p.now],
);

export interface AppealRow {
  id: AppealId;
  text: string;
  created_at: Date;
  member_id: MemberId;
  decision: LogInJson;
  subject: SubjectInJson | null;
  history: LogInJson[];
}

/** Ids are made in the order of time. */
export const selectAppeals = many<{ after: AppealId; limit: bigint | number }, AppealRow>(
  'moderation_select_appeals',
  `select a.id, a.text, a.created_at, a.member_id, to_jsonb(decided) as decision, to_jsonb(subject) as subject,
  coalesce((
  select jsonb_agg(to_jsonb(past) order by past.id desc) from (
    select l.id, l.operator_id, l.action, l.target, l.target_id, l.member_id, l.about, l.detail, l.reason, l.created_at,
  operator.username as operator, judged.username as member from moderation_log l left join members operator on operator.id = l.operator_id
left join members judged on judged.id = l.member_id where l.member_id = a.member_id order by l.id desc limit 5
  ) past
), '[]') as history
from appeals a
join lateral (select l.id, l.operator_id, l.action, l.target, l.target_id, l.member_id, l.about, l.detail, l.reason, l.created_at,
  operator.username as operator, judged.username as member from moderation_log l left join members operator on operator.id = l.operator_id
left join members judged on judged.id = l.member_id where l.id = a.decision_id) decided on true
left join lateral (select said.*, a.username, a.display_name, a.avatar_url, a.verified, a.verified_by, a.platinum, a.state, a.bio,
  a.created_at as joined_at
from (
  select 'post' as target, p.id as target_id, p.content, p.facets, p.image_url, p.media, p.more_media, p.hidden_at is not null as hidden,
    p.id as post_id, p.created_at as said_at, p.member_id
  from posts p where decided.target = 'post' and p.id = decided.target_id
  union all
  select 'comment', c.id, c.content, c.facets, c.image_url, c.media, null, c.hidden_at is not null, c.post_id, c.created_at, c.member_id
  from comments c where decided.target = 'comment' and c.id = decided.target_id
  union all
  select 'stream', s.id, s.title, '[]', s.replay_url, s.replay, null, s.hidden_at is not null, null, s.created_at, s.host_id
  from streams s where decided.target = 'stream' and s.id = decided.target_id
  union all
  select 'group', c.id, concat_ws(e'\\n\\n', c.title, nullif(g.description, '')), '[]', null, null, null, g.hidden_at is not null, null,
    c.created_at, o.member_id
  from groups g join conversations c on c.id = g.conversation_id
    join conversation_members o on o.conversation_id = c.id and o.role = 'owner'
  where decided.target = 'group' and g.conversation_id = decided.target_id
  union all
  select 'launch', l.id, concat(l.name, ' (', l.symbol, ')'), '[]', l.image_url, null, null, l.hidden_at is not null, null, l.created_at,
    creator.id
  from launches l join members creator on creator.id = l.creator_id
  where decided.target = 'launch' and l.id = decided.target_id and l.state <> 'draft'
  union all
  select 'message', m.id, coalesce(w.content, m.content), coalesce(w.facets, m.facets), coalesce(w.image_url, m.image_url),
    coalesce(w.media, m.media), coalesce(w.more_media, m.more_media), w.message_id is not null and w.member_id is null, null, m.created_at, sender.id
  from messages m join members sender on sender.id = m.sender_id left join withheld_messages w on w.message_id = m.id
  where decided.target = 'message' and m.id = decided.target_id
  union all
  select 'member', m.id, null, '[]', null, null, null, false, null, m.created_at, m.id
  from members m where decided.target = 'member' and m.id = decided.target_id
) said join members a on a.id = said.member_id) subject on true
where a.state = 'open' and a.id > $1
order by a.id limit $2`,
  (p) => [p.after, p.limit],
);

export interface CountAppealsRow {
  open: number;
}

export const countAppeals = one<void, CountAppealsRow>(
  'moderation_count_appeals',
  `select count(*)::int as open from appeals where state = 'open'`,
  () => [],
);

export interface CloseAppealRow {
  decision_id: ModerationLogId;
}

/** Of two operators at once, one gets the row. */
export const closeAppeal = maybe<{ state: AppealState; now: Date; id: AppealId }, CloseAppealRow>(
  'moderation_close_appeal',
  `update appeals set state = $1, decided_at = $2 where id = $3 and state = 'open' returning decision_id`,
  (p) => [p.state, p.now, p.id],
);

export interface SelectAppealRow {
  id: AppealId;
}

export const selectAppeal = maybe<{ id: AppealId }, SelectAppealRow>(
  'moderation_select_appeal',
  `select id from appeals where id = $1`,
  (p) => [p.id],
);
