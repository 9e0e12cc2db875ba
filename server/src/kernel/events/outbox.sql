-- Events wait here from the transaction that makes them true until every room has heard them.

-- name: insertEvents :exec
insert into outbox (id, name, payload)
select event.id, event.name, event.payload from jsonb_to_recordset(:events) as event (id uuid, name text, payload jsonb);

-- name: takeDueEvents :many
-- Other processes skip those that are taken. They come back when the transaction fails.
delete from outbox where id = any(array(
  select id from outbox where due_at <= now() order by due_at, id limit :count for update skip locked
)) returning id, name, payload, tries;

-- name: putBackEvent :exec
insert into outbox (id, name, payload, tries, last_error, due_at)
values (:id, :name, :payload, :tries, :last_error, now() + make_interval(secs => :delay_s::float8));

-- name: selectOutboxFigures :one
select count(*)::int as "waiting!",
  greatest(coalesce(extract(epoch from now() - min(due_at)), 0), 0)::float8 as "late_s!" from outbox;
