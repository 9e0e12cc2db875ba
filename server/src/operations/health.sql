-- Statements about the program itself, for those who run it.

-- name: upsertProcess :exec
insert into processes (id, host, pid, version, node, started_at, seen_at, memory, delay_ms, requests_a_second, failures, p50_ms, p99_ms, pages)
values (:id, :host, :pid, :version, :node, :started_at, :now, :memory, :delay_ms, :requests_a_second, :failures, :p50_ms, :p99_ms, :pages)
on conflict (id) do update set seen_at = excluded.seen_at, memory = excluded.memory, delay_ms = excluded.delay_ms,
  requests_a_second = excluded.requests_a_second, failures = excluded.failures, p50_ms = excluded.p50_ms,
  p99_ms = excluded.p99_ms, pages = excluded.pages;

-- name: deleteProcess :exec
delete from processes where id = :id;

-- name: deleteGone :exec
delete from processes where seen_at < :before;

-- name: selectProcesses :many
select * from processes where seen_at >= :since order by host, started_at, id limit 200;

-- name: selectDatabase :one
select current_setting('server_version') as "version!", pg_database_size(current_database())::float8 as "bytes!",
  (select count(*)::int from pg_stat_activity where datname = current_database()) as "connections!",
  current_setting('max_connections')::int as "connections_max!";

-- name: selectTables :many
-- The largest, with their indexes. Rows are what the planner reckons: counting them would read them all.
select c.relname::text as "name!", nullif(c.reltuples, -1)::float8 as rows, pg_total_relation_size(c.oid)::float8 as "bytes!"
from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
order by pg_total_relation_size(c.oid) desc, c.relname limit 8;

-- name: selectFiles :one
select count(*)::int as "count!", coalesce(sum(size), 0)::float8 as "bytes!" from media;

-- name: selectPeople :one
-- Those who are here and not elsewhere (FED-03), and what was new since: ids are made in the order of time, so their own index finds it.
-- for: operators
select (select count(*)::int from members where state = 'active' and host is null) as "members!",
  (select count(*)::int from members where id >= :members_since and host is null) as "joined!",
  (select count(*)::int from posts where id >= :posts_since and not remote) as "posts!",
  (select count(*)::int from messages where id >= :messages_since) as "messages!";

-- name: insertBackup :exec
insert into backups (id, made_at, rows, bytes) values (:id, :made_at, :rows, :bytes);

-- name: updateRehearsed :exec
update backups set rehearsed_at = :now where made_at = :made_at;

-- name: selectLastBackup :maybe
select made_at, rows::float8 as "rows!", bytes::float8 as "bytes!", rehearsed_at from backups order by made_at desc limit 1;
