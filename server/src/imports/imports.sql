-- What members bring from elsewhere: read from an archive, shown, then written in the background. One at a time for each.

-- macro: import_columns()
id, member_id, source, state, plan, total, done, made, created_at

-- name: keepImport :maybe
-- Another archive takes the place of the one before; nothing while that is being written.
-- row: ImportRow
insert into imports (id, member_id, source, state, plan, items, total, created_at)
values (:id, :member_id, :source, 'shown', :plan, :items, :total, :now)
on conflict (member_id) do update set id = excluded.id, source = excluded.source, state = 'shown', plan = excluded.plan,
  items = excluded.items, total = excluded.total, done = 0, made = 0, created_at = excluded.created_at
where imports.state <> 'running'
returning import_columns();

-- name: selectImport :maybe
-- row: ImportRow
select import_columns() from imports where member_id = :member_id;

-- name: startImport :maybe
-- One that failed may be started again: it goes on where it stopped.
-- row: ImportRow
update imports set state = 'running'
where id = :id and member_id = :member_id and state in ('shown', 'failed') and items is not null
returning import_columns();

-- name: selectItems :maybe
-- A batch of what is left; whoever else works on it waits.
select member_id, source, jsonb_path_query_array(items, format('$[%s to %s]', done, done + :count::int - 1)::jsonpath) as "batch!"
from imports where id = :id and state = 'running' and items is not null for update;

-- name: moveOn :exec
update imports set done = done + :looked::int, made = made + :made::int,
  state = case when done + :looked >= total then 'done' else state end,
  items = case when done + :looked >= total then null else items end
where id = :id;

-- name: markFailed :exec
update imports set state = 'failed' where id = :id and state = 'running';

-- name: deleteImport :exec
delete from imports where id = :id and member_id = :member_id and state <> 'running';

-- name: deleteOldImports :exec
delete from imports where created_at < :before and state <> 'running';

-- name: selectFollowable :many
-- Whom somebody may follow without asking, among these handles, and does not follow yet.
select m.id from members m
where lower(m.username) = any(:handles::text[]) and m.id <> :viewer! and not m.private and m.host is null and can_know(:viewer, m.id)
  and not exists (select 1 from follows f where f.follower_id = :viewer and f.following_id = m.id);

-- name: exportImports :many
select id, source, state, plan, total, done, made, created_at from imports where member_id = :member_id;

-- name: eraseImports :exec
delete from imports where member_id = :member_id;
