-- Against what was decided about somebody, once.

-- name: insertAppeal :exec
insert into appeals (id, decision_id, member_id, text, created_at) values (:id, :decision_id, :member_id, :text, :now)
on conflict (decision_id) do nothing;

-- name: selectAppeals :many
-- Ids are made in the order of time.
-- row: AppealRow
-- for: operators
select a.id, a.text, a.created_at, a.member_id, to_jsonb(decided) as "decision!", to_jsonb(subject) as "subject?",
  decisions_about(a.member_id) as history
from appeals a
join lateral (select decision_columns() from named_decisions() where l.id = a.decision_id) decided on true
left join lateral (subject_of(decided.target, decided.target_id)) subject on true
where a.state = 'open' and a.id > :after
order by a.id limit :limit!;

-- name: countAppeals :one
select count(*)::int as open from appeals where state = 'open';

-- name: closeAppeal :maybe
-- Of two operators at once, one gets the row.
update appeals set state = :state, decided_at = :now! where id = :id and state = 'open' returning decision_id;

-- name: selectAppeal :maybe
select id from appeals where id = :id;
