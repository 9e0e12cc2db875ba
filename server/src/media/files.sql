-- A file comes, is shown and goes. Its row comes first and counts once every file behind it is in place; what nothing shows any
-- more is released, and goes with the next sweep.

-- name: insertComing :exec
-- `bytes` are those of all its files. What comes without a member is the picture of a page elsewhere.
insert into media (id, member_id, kind, url, folder, name, size, width, height, duration, srcset, poster_url, thumbhash,
  state, created_at, bytes, of_link)
values (:id, :member_id?, :kind, :url, :folder!, :name, :size, :width, :height, :duration, :srcset, :poster_url, :thumbhash,
  'coming', :now, :bytes, :member_id::uuid is null);

-- name: setKept :exec
update media set state = 'kept' where id = :id and state = 'coming';

-- name: insertHosted :maybe
-- A file that lies at the image host: noted with whoever shows it first.
insert into media (id, member_id, kind, url, folder, name, size, bytes, state, created_at)
values (:id, :member_id!, :kind, :url, null, :name, 0, 0, 'kept', :now)
on conflict (url) do nothing
returning id;

-- name: selectMediaByUrl :maybe
select id from media where url = :url;

-- name: selectOwnMedia :maybe
-- A file that this member uploaded here.
select id, kind, url, name, size, width, height, srcset, poster_url, thumbhash from media
where url = :url and member_id = :member_id and state = 'kept';

-- name: selectKeptUrl :maybe
select url from media where id = :id and member_id = :member_id and state = 'kept';

-- name: selectOwnVideo :maybe
select id, folder as "folder!", poster_url, used_at is not null as used from media
where url = :url and member_id = :member_id and kind = 'video' and state = 'kept' and folder is not null;

-- name: updatePoster :maybe
-- The first one counts.
update media set poster_url = coalesce(poster_url, :poster_url!), thumbhash = coalesce(thumbhash, :thumbhash),
  bytes = bytes + :more::bigint
where id = :id and state = 'kept'
returning poster_url;

-- name: markUsed :exec
update media set used_at = :now! where id = any(:ids) and used_at is null;

-- name: release :exec
update media set state = 'released' where url = :url and member_id is not distinct from :member_id?;

-- name: releaseForgotten :exec
-- Uploads that nothing shows, and writes that never ended.
update media set state = 'released'
where used_at is null
  and ((state = 'kept' and created_at < :unused_before) or (state = 'coming' and created_at < :dead_before));

-- name: keepShown :exec
-- Still shown by another post, comment or message, kept in a draft, or as the member's picture: it stays.
update media m set state = 'kept', used_at = coalesce(used_at, :now!)
where m.state = 'released' and m.member_id is not null and (
  exists (select 1 from posts p where p.media_id = m.id)
  or exists (select 1 from post_media more where more.media_id = m.id)
  or exists (select 1 from draft_media kept where kept.media_id = m.id)
  or exists (select 1 from comments c where c.media_id = m.id)
  or exists (select 1 from messages said where said.media_id = m.id)
  or exists (select 1 from message_media more where more.media_id = m.id)
  or exists (select 1 from held_messages held where is_held_with(held, m))
  or exists (select 1 from withheld_messages away where away.media_id = m.id)
  or exists (select 1 from streams s where s.media_id = m.id)
  or exists (select 1 from videos v where v.media_id = m.id)
  or exists (select 1 from launches l where l.media_id = m.id)
  or exists (select 1 from conversations talk where talk.avatar_media_id = m.id)
  or exists (select 1 from members a where a.id = m.member_id and m.url in (a.avatar_url, a.banner_url))
  or (m.folder is null and (
    exists (select 1 from posts p where p.image_url = m.url)
    or exists (select 1 from comments c where c.image_url = m.url)
    or exists (select 1 from messages said where said.image_url = m.url)
    or exists (select 1 from members a where m.url in (a.avatar_url, a.banner_url))
  ))
);

-- name: selectReleased :many
select id, folder, url from media where state = 'released' or (member_id is null and not of_link) order by id limit :count;

-- name: deleteMedia :exec
-- Only what is still released: its files are gone, so nothing may have taken it back.
delete from media where id = :id and (state = 'released' or (member_id is null and not of_link));

-- name: selectUsed :one
-- SR-L10: files in the store, those on their way into it, and pieces of what is still coming.
select (select coalesce(sum(bytes), 0) from media where member_id = :member_id)
  + (select coalesce(sum(received), 0) from partials where member_id = :member_id and media_id is null) as used;

-- name: lockStorage :exec
-- Uploads of one member are counted one after the other, however many come at once.
select pg_advisory_xact_lock(hashtext('storage ' || :member_id::text));

-- name: selectSizes :many
select url, size from media where url = any(:urls);
