-- Archives that members asked for. `expires_at` is when one goes that is ready or given up.

-- macro: export_columns()
id, member_id, state, file, size, created_at, expires_at

-- name: selectNewestExport :maybe
-- row: ExportRow
select export_columns() from exports where member_id = :member_id order by id desc limit 1;

-- name: insertExport :maybe
-- No row when one was asked for since a day ago; a failed one does not count.
-- row: ExportRow
insert into exports (id, member_id, state, created_at) select :id::uuid, :member_id::uuid, 'waiting', :now::timestamptz
where not exists (select 1 from exports where member_id = :member_id and created_at > :since and state <> 'failed')
returning export_columns();

-- name: lockOwner :maybe
-- Asked for twice at once, it is made once.
select id from members where id = :member_id for no key update;

-- name: selectReadyExport :maybe
-- row: ExportRow
select export_columns() from exports where id = :id and member_id = :member_id and state = 'ready' and expires_at > :now;

-- name: beginExport :maybe
-- `file` is where it will lie, if it has no place yet from an earlier try. Nothing when its member has gone, or it is there.
-- row: ExportRow
update exports set state = 'waiting', expires_at = null, file = coalesce(file, :file!) where id = :id and state <> 'ready'
returning export_columns();

-- name: markExportReady :exec
-- Nothing when its member has gone meanwhile.
update exports set state = 'ready', size = :size!, expires_at = :until! where id = :id;

-- name: markExportFailed :exec
update exports set state = 'failed', expires_at = :until! where id = :id;

-- name: selectExpiredExports :many
-- What waits is not old, however long it takes.
-- row: ExportRow
select export_columns() from exports where state <> 'waiting' and expires_at <= :now order by id limit 100;

-- name: selectExports :many
-- row: ExportRow
select export_columns() from exports where member_id = :member_id;

-- name: deleteExport :exec
delete from exports where id = :id;
