-- Files that come in pieces.

-- macro: partial_columns()
id, screen, about, folder, pieces, received, media_id

-- name: insertPartial :one
-- What is under way for the same is met again.
-- row: PartialRow
insert into partials (id, member_id, screen, about, folder, touched_at)
values (:id, :member_id!, :screen, :about, :folder, :now)
on conflict (member_id, about) where about is not null do update set touched_at = :now
returning partial_columns();

-- name: selectOldestPartials :many
-- Those beyond so many, which nobody has added to for longest. The one about the same is not meant.
select id, folder from partials
where member_id = :member_id and media_id is null and (:about::uuid is null or about is distinct from :about::uuid)
order by touched_at desc, id desc offset :kept;

-- name: selectPartial :maybe
-- row: PartialRow
select partial_columns() from partials where id = :id and member_id = :member_id;

-- name: selectPartialAbout :maybe
-- row: PartialRow
select partial_columns() from partials where about = :about! and member_id = :member_id;

-- name: appendPiece :maybe
-- No row when another piece was quicker.
update partials set pieces = pieces || :length::int, received = received + :length::int, touched_at = :now
where id = :id and member_id = :member_id and received = :offset and media_id is null
  and (busy_until is null or busy_until <= :now)
returning received;

-- name: claimPartial :maybe
-- No row when somebody is at it, or it is done.
-- row: PartialRow
update partials set busy_until = :busy_until!, touched_at = :now
where id = :id and member_id = :member_id and media_id is null and (busy_until is null or busy_until <= :now)
returning partial_columns();

-- name: settlePartial :exec
-- With the file that it became, or null: it is nobody's turn any more.
update partials set media_id = :media_id, busy_until = null where id = :id;

-- name: deletePartial :exec
delete from partials where id = :id;

-- name: selectStalePartials :many
-- Those of members who are gone wait for nothing.
select id, folder from partials
where (member_id is null or touched_at < :before) and (busy_until is null or busy_until <= :now)
order by id limit :count;
