-- What a member takes along, and what goes with them. Who blocked or muted them is the others' business.

-- name: exportBlocks :many
-- row: KeptOutExport
select m.username, b.created_at from blocks b join members m on m.id = b.blocked_id
where b.blocker_id = :member_id order by b.created_at;

-- name: exportMutes :many
-- row: KeptOutExport
select m.username, b.created_at from mutes b join members m on m.id = b.muted_id
where b.member_id = :member_id order by b.created_at;

-- name: eraseBlocks :exec
delete from blocks where blocker_id = :member_id or blocked_id = :member_id;

-- name: eraseMutes :exec
delete from mutes where member_id = :member_id or muted_id = :member_id;
