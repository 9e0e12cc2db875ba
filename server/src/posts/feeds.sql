-- Pages of posts. A guest's viewer is null. Cursors are always given: the first page starts past the end, so that the same
-- plan, an index scan from the cursor, serves every page.
-- A rule in brackets with its own `select` judges each row as the index brings it, until the page is full. As a plain
-- condition the planner would turn it into joins, and read and sort everything that the page is taken from.

-- macro: is_public(post, author)
-- What is shown to everyone: a private member's posts are for the following feed and their own page (D20).
not :author.private and :post.hidden_at is null

-- macro: is_followed(viewer, author)
(select exists (select 1 from follows f where f.follower_id = :viewer and f.following_id = :author))

-- name: selectTrenches :many
-- row: PostRow
select post_columns(p), author_columns(m), marks_of(:viewer?, p.id)
from posts p join members m on m.id = p.member_id
where p.id < :before and is_public(p, m) and (select can_read_unasked(:viewer, p.member_id))
order by p.id desc limit :count;

-- name: selectTrending :many
-- By likes, then newest, between the oldest and the newest id that counts: both close the range, and the planner knows that
-- it is a small part of all posts.
-- row: PostRow
select post_columns(p), author_columns(m), marks_of(:viewer?, p.id)
from (
  select top.id from (
    select r.id, r.member_id, likes_of_others(r) as likes from posts r
    where r.id between :oldest and :newest and (likes_of_others(r), r.id) < (:likes::int, :before::uuid)
      and r.hidden_at is null
    order by likes_of_others(r) desc, r.id desc offset 0
  ) top
  where (select exists (select 1 from members m where m.id = top.member_id and not m.private))
    and (select can_read_unasked(:viewer, top.member_id))
  order by top.likes desc, top.id desc limit :count
) page join posts p on p.id = page.id join members m on m.id = p.member_id
order by likes_of_others(p) desc, p.id desc;

-- name: selectTimeline :many
-- The timeline written ahead; the follow is looked at again, so that an unfollow is felt at once. One's own posts stand among
-- those of the people one follows (D41).
select page.id, marks_of(:viewer, page.id)
from (
  select t.post_id as id from timelines t
  where t.member_id = :viewer and t.post_id < :before
    and (t.author_id = :viewer or is_followed(:viewer, t.author_id)) and (select can_read_unasked(:viewer, t.author_id))
  order by t.post_id desc limit :count
) page order by page.id desc;

-- name: selectPosts :many
-- As anybody would see them: a timeline has found that this viewer may.
-- row: PostRow
-- for: viewers whose timeline holds them
select post_columns(p), author_columns(m), false as liked, false as bookmarked
from posts p join members m on m.id = p.member_id
where p.id = any(:ids) and p.hidden_at is null;

-- name: selectFollowingFeed :many
-- The truth behind the timeline, for pages older than it reaches. A page of n posts can only hold posts of the n people who
-- posted last before the cursor, so at most n times n posts are looked at.
-- row: PostRow
with authors as (
  select f.id, latest.id as latest
  from (
    select following_id as id from follows where follower_id = :viewer and can_read_unasked(:viewer, following_id)
    union all select :viewer::uuid
  ) f cross join lateral (
    select p.id from posts p where p.member_id = f.id and p.id < :before and p.hidden_at is null order by p.id desc limit 1
  ) latest
  order by latest.id desc limit :count
)
select post_columns(p), author_columns(m), marks_of(:viewer, p.id)
from authors join members m on m.id = authors.id
cross join lateral (
  select * from posts p where p.member_id = authors.id and p.id < :before and p.hidden_at is null
  order by p.id desc limit :count
) p
order by p.id desc limit :count;

-- name: selectMemberPosts :many
-- A muted member's posts can still be visited.
-- row: PostRow
select post_columns(p), author_columns(m), marks_of(:viewer?, p.id)
from posts p join members m on m.id = p.member_id
where p.member_id = :author and p.id < :before and (select can_read(:viewer, :author::uuid)) and is_unhidden(:viewer, p)
order by p.id desc limit :count;

-- name: selectPost :maybe
-- row: PostRow
select post_columns(p), author_columns(m), marks_of(:viewer?, p.id)
from posts p join members m on m.id = p.member_id
where p.id = :post_id and can_read_row(:viewer, m) and is_unhidden(:viewer, p);

-- name: countNewer :one
-- Newer than one post and not of the future, up to a hundred: the pill says no more than that.
select count(*)::int as count from (
  select 1 from posts p join members m on m.id = p.member_id
  where p.id > :since and p.id < :newest and p.member_id is distinct from :viewer? and is_public(p, m)
    and can_read_unasked(:viewer, p.member_id)
  limit 100
) newer;

-- name: countNewerFollowed :one
select count(*)::int as count from (
  select 1 from timelines t
  where t.member_id = :viewer and t.post_id > :since and t.post_id < :newest and is_followed(:viewer, t.author_id)
    and (select exists (select 1 from posts p where p.id = t.post_id and p.hidden_at is null))
    and (select can_read_unasked(:viewer, t.author_id))
  limit 100
) newer;

-- macro: marked_posts(kind, table)
-- A look-up for each post, however many such rows the viewer has.
select :kind as kind, shown.id from unnest(:post_ids::uuid[]) as shown (id)
cross join lateral (select 1 from :table mine where mine.member_id = :viewer and mine.post_id = shown.id limit 1) mark

-- name: selectMarks :many
-- What the viewer has done to posts, and which of their authors they do not see. Only what there is comes back: for most
-- viewers and pages a row or two.
marked_posts('liked', likes)
union all marked_posts('bookmarked', bookmarks)
union all select 'hidden', blocked_id from blocks where blocker_id = :viewer and blocked_id = any(:author_ids)
union all select 'hidden', blocker_id from blocks where blocked_id = :viewer and blocker_id = any(:author_ids)
union all select 'hidden', muted_id from mutes where member_id = :viewer and muted_id = any(:author_ids);
