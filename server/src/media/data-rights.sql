-- What a member takes along, and what goes with them.

-- name: exportMedia :many
-- Without a folder, an image host keeps it.
-- row: ExportedFile
select url, folder, kind, name, size, width, height, duration, created_at from media
where member_id = :member_id and state = 'kept' order by id;

-- name: releaseAll :exec
-- Without an owner they are nobody's: the next sweep removes rows and files.
update media set member_id = null, state = 'released' where member_id = :member_id;

-- name: releasePartials :exec
-- The same of what came in pieces.
update partials set member_id = null where member_id = :member_id;

-- name: eraseUploads :exec
delete from uploads where member_id = :member_id;
