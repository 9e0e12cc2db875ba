-- What somebody keeps to read later. Nobody but them learns of it; its event is for counting alone.
-- events: BookmarkEvent from '@wagram/contract/bookmarks'

-- macro: held_posts()
-- The post is held: one that is being deleted takes its bookmarks along itself.
select id from posts where id in (select post_id from asked) order by id for key share

-- macro: emit_bookmarks(name)
insert into outbox (id, name, payload)
select (array_agg(event_id))[1], :name, jsonb_agg(jsonb_build_object(
  'postId', target.id, 'authorId', target.author_id, 'memberId', target.who, 'bookmarkedAt', changed.created_at)
  order by event_id)
from (select distinct on (id, who) * from target) target
join changed on changed.post_id = target.id and changed.member_id = target.who
having count(*) > 0

-- name: insertBookmark :batched
-- No row when the post cannot be seen; a second save changes nothing.
with asked as materialized (
  select who, post_id, bookmark_id, at, event_id, place::int
  from unnest(:member_id::uuid[], :post_id::uuid[], :id::uuid[], :now::timestamptz[], :event_id::uuid[])
    with ordinality as one (who, post_id, bookmark_id, at, event_id, place)
  limit 64
), held as materialized (
  held_posts()
), target as materialized (
  select asked.*, p.id, p.member_id as author_id
  from asked join held on held.id = asked.post_id join posts p on p.id = asked.post_id
  where can_read(asked.who, p.member_id) and is_unhidden(asked.who, p)
), changed as (
  insert into bookmarks (id, member_id, post_id, created_at)
  select distinct on (id, who) bookmark_id, who, id, at from target order by id, who
  on conflict do nothing
  returning member_id, post_id, created_at
), emitted as (
  emit_bookmarks('post.bookmarked')
)
select place, id from target;

-- name: deleteBookmark :batched
-- for: whoever saved it
with asked as materialized (
  select who, post_id, event_id, place::int
  from unnest(:member_id::uuid[], :post_id::uuid[], :event_id::uuid[])
    with ordinality as one (who, post_id, event_id, place)
  limit 64
), held as materialized (
  held_posts()
), target as materialized (
  select asked.*, p.id, p.member_id as author_id
  from asked join held on held.id = asked.post_id join posts p on p.id = asked.post_id
), changed as (
  delete from bookmarks b using target where b.member_id = target.who and b.post_id = target.id
  returning b.member_id, b.post_id, b.created_at
), emitted as (
  emit_bookmarks('post.unbookmarked')
)
select place, id from target;

-- name: selectBookmarks :many
select post_columns(p), author_columns(m), is_among(likes, :member_id, p.id) as liked, true as bookmarked,
  more_marks_of(:member_id, p),
  b.id as bookmark_id, b.created_at as bookmarked_at
from bookmarks b join posts p on p.id = b.post_id join members m on m.id = p.member_id
where b.member_id = :member_id and b.id < :before
  and can_read(:member_id, p.member_id) and is_unhidden(:member_id, p)
  and (:pattern::text is null or p.content ilike :pattern or m.username ilike :pattern or m.display_name ilike :pattern)
order by b.id desc limit :limit!;

-- name: countBookmarks :one
select count(*)::int as total
from bookmarks b join posts p on p.id = b.post_id
where b.member_id = :member_id and can_read(:member_id, p.member_id) and is_unhidden(:member_id, p);

-- name: exportBookmarks :many
-- for: whoever saved it
select b.post_id, author.username as author, p.content, b.created_at
from bookmarks b join posts p on p.id = b.post_id join members author on author.id = p.member_id
where b.member_id = :member_id order by b.id;

-- name: eraseBookmarks :exec
delete from bookmarks where member_id = :member_id;

-- name: insertBookmarks :exec
insert into bookmarks (id, member_id, post_id, created_at)
select id, "memberId", "postId", "createdAt"
from jsonb_to_recordset(:drafts) as draft (id uuid, "memberId" uuid, "postId" uuid, "createdAt" timestamptz)
on conflict do nothing;
