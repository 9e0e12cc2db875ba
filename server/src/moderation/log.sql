-- What was decided. The log is only ever added to, and whoever has gone since has no name in it any more.

-- macro: decision_columns()
l.id, l.operator_id, l.action, l.target, l.target_id, l.member_id, l.about, l.detail, l.reason, l.created_at,
  operator.username as operator, judged.username as member

-- macro: named_decisions()
moderation_log l left join members operator on operator.id = l.operator_id
left join members judged on judged.id = l.member_id

-- macro: decisions_about(member)
-- What was decided about a member before, as JSON: CASE_HISTORY of it.
coalesce((
  select jsonb_agg(to_jsonb(past) order by past.id desc) from (
    select decision_columns() from named_decisions() where l.member_id = :member order by l.id desc limit 5
  ) past
), '[]')

-- name: insertLog :exec
insert into moderation_log (id, operator_id, action, target, target_id, member_id, reason, created_at)
values (:id, :operator_id, :action, :target, :target_id!, :member_id!, :reason, :now);

-- name: insertMoneyLog :exec
-- About a product or a key of the server's own, and about no member.
insert into moderation_log (id, operator_id, action, target, about, detail, reason, created_at)
values (:id, :operator_id, :action, :target, :about!, :detail?, :reason, :now);

-- name: selectLog :many
-- row: LogRow
select decision_columns() from named_decisions() where l.id < :before order by l.id desc limit :limit!;

-- name: selectLogEntry :maybe
-- row: LogRow
select decision_columns() from named_decisions() where l.id = :id;

-- name: selectDecisions :many
-- As whom they are about reads them, of all things or of one. Dismissed reports are nobody's business.
-- for: whom they are about
select l.id, l.action, l.target, l.target_id as "target_id!", l.reason, l.created_at,
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
where l.member_id = :member_id and l.id < :before and l.action <> 'dismiss'
  and (:target_id::uuid is null or l.target_id = :target_id)
order by l.id desc limit :limit!;
