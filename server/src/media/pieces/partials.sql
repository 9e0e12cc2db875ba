-- Files that come in pieces.

-- macro: partial_columns()
id, screen, name, about, part, earlier, folder, pieces, received, media_id

-- name: insertPartial :one
-- What is under way for the same is met again.
-- row: PartialRow
insert into partials as p (id, member_id, screen, name, about, part, earlier, folder, begun_at, touched_at)
values (:id, :member_id!, :screen, :name, :about, :part, :earlier, :folder, :now, :now)
on conflict (member_id, about, part) where about is not null
do update set touched_at = :now, begun_at = case p.received when 0 then :now else p.begun_at end
returning partial_columns();

-- name: selectOldestPartials :many
-- Those beyond so many, which nobody has added to for longest. The one about the same is not meant, and of recordings that
-- follow each other the last one stands for all.
-- row: PartialRow
select partial_columns() from partials p
where p.member_id = :member_id and p.media_id is null
  and (:about::uuid is null or p.about is distinct from :about::uuid)
  and not exists (
    select from partials later
    where later.member_id = :member_id and later.about = p.about and later.part > p.part)
order by touched_at desc, id desc offset :kept;

-- name: selectPartial :maybe
-- row: PartialRow
select partial_columns() from partials where id = :id and member_id = :member_id;

-- name: selectPartialAbout :maybe
-- The last one, or the last with so many bytes.
-- row: PartialRow
select partial_columns() from partials where about = :about! and member_id = :member_id and received >= :least
order by part desc limit 1;

-- name: selectRecordings :many
-- Those before a part, of the same.
-- row: PartialRow
select partial_columns() from partials
where about = :about! and member_id = :member_id and part < :part and media_id is null;

-- name: claimRecordings :many
-- The same, but those that somebody is at.
-- row: PartialRow
update partials set busy_until = :busy_until!
where about = :about! and member_id = :member_id and part < :part and received > 0 and media_id is null
  and (busy_until is null or busy_until <= :now)
returning partial_columns();

-- name: settleRecordings :exec
-- With the file that they became.
update partials p set media_id = :media_id!, film_ms = begins.film_ms, busy_until = null
from unnest(:ids::uuid[], :film_ms?::int[]) as begins (id, film_ms) where p.id = begins.id;

-- name: selectFilmParts :many
-- When the recordings of something began of which a film was made, and where each begins in it.
select begun_at as "begun_at!", film_ms as "film_ms!" from partials
where media_id = :media_id and about = :about! and film_ms is not null and begun_at is not null order by part;

-- name: appendPiece :maybe
-- No row when another piece was quicker, or the recording goes on in another.
update partials p set pieces = pieces || :length::int, received = received + :length::int, touched_at = :now
where id = :id and member_id = :member_id and received = :offset and media_id is null
  and (busy_until is null or busy_until <= :now)
  and not exists (select from partials later where later.member_id = :member_id and later.about = p.about and later.part > p.part)
returning received;

-- name: claimPartial :maybe
-- No row when somebody is at it, or it is done.
-- row: PartialRow
update partials set busy_until = :busy_until!, touched_at = :now
where id = :id and member_id = :member_id and media_id is null and (busy_until is null or busy_until <= :now)
returning partial_columns();

-- name: freePartials :exec
-- It is nobody's turn any more.
update partials set busy_until = null where id = any(:ids::uuid[]);

-- name: deletePartial :exec
delete from partials where id = :id;

-- name: selectStalePartials :many
-- Those of members who are gone wait for nothing.
select id, folder from partials
where (member_id is null or touched_at < :before) and (busy_until is null or busy_until <= :now)
order by id limit :count;
