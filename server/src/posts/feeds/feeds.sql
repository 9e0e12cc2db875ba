-- Pages of posts. A guest's viewer is null. Cursors are always given: the first page starts past the end, so that the same
-- plan, an index scan from the cursor, serves every page.
-- A rule in brackets with its own `select` judges each row as the index brings it, until the page is full. As a plain
-- condition the planner would turn it into joins, and read and sort everything that the page is taken from.

-- macro: is_public(post, author)
-- What is shown to everyone: a private member's posts are for the following feed and their own page (D20). What was brought
-- from elsewhere is no news (SOC-18), and what others write on their own servers is for those who follow them (FED-06).
not :author.private and not :post.remote and :post.hidden_at is null and :post.imported_from is null

-- macro: is_followed(viewer, author)
(select exists (select 1 from follows f where f.follower_id = :viewer and f.following_id = :author))

-- name: selectTrenches :many
-- row: PostRow
select post_columns(p), author_columns(m), marks_of(:viewer?, p)
from posts p join members m on m.id = p.member_id
where p.id < :before and is_public(p, m) and (select can_read_unasked(:viewer, p.member_id))
order by p.id desc limit :count;

-- name: selectTrending :many
-- By likes, then newest, between the oldest and the newest id that counts: both close the range, and the planner knows that
-- it is a small part of all posts.
-- row: PostRow
select post_columns(p), author_columns(m), marks_of(:viewer?, p)
from (
  select top.id from (
    select r.id, r.member_id, likes_of_others(r) as likes from posts r
    where r.id between :oldest and :newest and (likes_of_others(r), r.id) < (:likes::int, :before::uuid)
      and not r.remote and r.hidden_at is null and r.imported_from is null
    order by likes_of_others(r) desc, r.id desc offset 0
  ) top
  where (select exists (select 1 from members m where m.id = top.member_id and not m.private))
    and (select can_read_unasked(:viewer, top.member_id))
  order by top.likes desc, top.id desc limit :count
) page join posts p on p.id = page.id join members m on m.id = p.member_id
order by likes_of_others(p) desc, p.id desc;

-- macro: entry_rows(viewer)
-- Of `entries`: posts, and reposts with who passed them on. Newest first.
select entries.place, entries.by_id as reposter_id, by.username as "reposter?", by.display_name as "reposter_name?",
  post_columns(p), author_columns(m), marks_of(:viewer, p)
from entries join posts p on p.id = entries.post_id join members m on m.id = p.member_id
left join members by on by.id = entries.by_id
order by entries.place desc

-- macro: is_passed_on_to(viewer, post)
-- A repost shows what the viewer would not meet otherwise: the posts of people whom they follow come by themselves. What
-- several have passed on stands where it came first.
:post.hidden_at is null and :post.member_id <> :viewer and not is_followed(:viewer, :post.member_id)
  and (select can_read_unasked(:viewer, :post.member_id))

-- name: selectTimeline :many
-- The timeline written ahead; the follow is looked at again, so that an unfollow is felt at once. One's own posts stand among
-- those of the people one follows (D41).
select page.place, page.id, page.is_repost, by.username as "username?", by.display_name as "display_name?",
  page.author_id
from (
  select t.post_id as place, coalesce(t.shows, t.post_id) as id, t.shows is not null as is_repost, t.author_id
  from timelines t
  where t.member_id = :viewer and t.post_id < :before
    and (t.author_id = :viewer or is_followed(:viewer, t.author_id)) and (select can_read_unasked(:viewer, t.author_id))
    and (t.shows is null or (select exists (
      select 1 from reposts r join posts p on p.id = r.post_id where r.id = t.post_id and is_passed_on_to(:viewer, p)
    ) and not exists (
      select 1 from timelines first join reposts r on r.id = first.post_id
      where first.member_id = :viewer and first.shows = t.shows and first.post_id < t.post_id
        and is_followed(:viewer, first.author_id)
    )))
  order by t.post_id desc limit :count
) page left join members by on by.id = page.author_id and page.is_repost
order by page.place desc;

-- name: selectPosts :many
-- As anybody would see them: the statement that found their lines has found that this viewer may.
-- row: PostRow
-- for: viewers whose lines hold them
select post_columns(p), author_columns(m), no_marks_of(null::uuid, p)
from posts p join members m on m.id = p.member_id
where p.id = any(:ids) and p.hidden_at is null;

-- name: selectFollowingFeed :many
-- The truth behind the timeline, for pages older than it reaches. A page of n entries can only hold those of the n people who
-- posted or passed something on last before the cursor, so at most n times n of each are looked at.
-- row: EntryRow
with authors as (
  select f.id, latest.id as latest
  from (
    select following_id as id from follows where follower_id = :viewer and can_read_unasked(:viewer, following_id)
    union all select :viewer::uuid
  ) f cross join lateral (
    select id from (
      (select p.id from posts p where p.member_id = f.id and p.id < :before and p.hidden_at is null and p.imported_from is null
        order by p.id desc limit 1)
      union all (select r.id from reposts r where r.member_id = f.id and r.id < :before::uuid order by r.id desc limit 1)
    ) one order by id desc limit 1
  ) latest
  order by latest.id desc limit :count
), entries as (
  select entry.place, entry.post_id, entry.by_id
  from authors cross join lateral (
    (select p.id as place, p.id as post_id, null::uuid as by_id from posts p
      where p.member_id = authors.id and p.id < :before and p.hidden_at is null and p.imported_from is null
      order by p.id desc limit :count)
    union all (
      select r.id, r.post_id, r.member_id from reposts r join posts p on p.id = r.post_id
      where r.member_id = authors.id and r.member_id <> :viewer and r.id < :before::uuid
        and is_passed_on_to(:viewer, p) and not exists (
          select 1 from reposts first
          where first.post_id = r.post_id and first.id < r.id and is_followed(:viewer, first.member_id)
        )
      order by r.id desc limit :count)
  ) entry
  order by entry.place desc limit :count
)
entry_rows(:viewer);

-- macro: member_entries(viewer, author)
-- What they wrote and what they passed on. A muted member's posts can still be visited; nobody meets one by a repost.
select entry.place, entry.post_id, entry.by_id from (
  (select p.id as place, p.id as post_id, null::uuid as by_id from posts p
    where p.member_id = :author and p.id < :before and is_unhidden(:viewer, p) order by p.id desc limit :count)
  union all (
    select r.id, r.post_id, r.member_id from reposts r join posts p on p.id = r.post_id
    where r.member_id = :author and r.id < :before::uuid and p.hidden_at is null
      and (select can_read(:viewer, p.member_id) and (p.member_id = :author or not is_muted(:viewer, p.member_id)))
    order by r.id desc limit :count)
) entry
where (select can_read(:viewer, :author::uuid))
order by entry.place desc limit :count

-- name: selectMemberEntries :many
-- row: EntryRow
with entries as (member_entries(:viewer?, :author))
entry_rows(:viewer?);

-- name: selectMemberEntryLines :many
-- The same for visitors: which posts, and who passed them on. What they say comes from memory.
with entries as (member_entries(:viewer?, :author))
select entries.place, entries.post_id as id, entries.by_id is not null as is_repost, by.username as "username?",
  by.display_name as "display_name?", coalesce(entries.by_id, :author) as author_id
from entries left join members by on by.id = entries.by_id
order by entries.place desc;

-- name: selectMemberLines :many
-- A muted member's posts can still be visited.
select p.id as place, p.id, false as is_repost, null::text as "username?", null::text as "display_name?", p.member_id as author_id
from posts p
where p.member_id = :author and p.id < :before and (select can_read(:viewer?, :author::uuid)) and p.hidden_at is null
order by p.id desc limit :count;

-- name: selectQuotes :many
-- row: PostRow
select post_columns(p), author_columns(m), marks_of(:viewer?, p)
from posts p join members m on m.id = p.member_id
where p.quote_of = :post_id and p.id < :before and (select can_read_unasked(:viewer, p.member_id)) and is_unhidden(:viewer, p)
order by p.id desc limit :count;

-- name: selectMemberPosts :many
-- A muted member's posts can still be visited.
-- row: PostRow
select post_columns(p), author_columns(m), marks_of(:viewer?, p)
from posts p join members m on m.id = p.member_id
where p.member_id = :author and p.id < :before and (select can_read(:viewer, :author::uuid)) and is_unhidden(:viewer, p)
order by p.id desc limit :count;

-- name: selectPost :maybe
-- row: PostRow
select post_columns(p), author_columns(m), marks_of(:viewer?, p)
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
    and (select exists (
      select 1 from posts p where p.id = coalesce(t.shows, t.post_id) and p.hidden_at is null
        and (t.shows is null or is_passed_on_to(:viewer, p))
    ))
    and (select can_read_unasked(:viewer, t.author_id))
  limit 100
) newer;

-- macro: marked_posts(kind, table)
-- A look-up for each post, however many such rows the viewer has.
select :kind as kind, shown.id, null::smallint as choice from unnest(:post_ids::uuid[]) as shown (id)
cross join lateral (select 1 from :table mine where mine.member_id = :viewer and mine.post_id = shown.id limit 1) mark

-- name: selectMarks :many
-- What the viewer has done to posts, and which of their authors they do not see. Only what there is comes back: for most
-- viewers and pages a row or two.
marked_posts('liked', likes)
union all marked_posts('bookmarked', bookmarks)
union all marked_posts('reposted', reposts)
union all select 'voted', post_id, choice from post_votes where member_id = :viewer and post_id = any(:poll_ids)
union all select 'hidden', blocked_id, null from blocks where blocker_id = :viewer and blocked_id = any(:author_ids)
union all select 'hidden', blocker_id, null from blocks where blocked_id = :viewer and blocker_id = any(:author_ids)
union all select 'hidden', muted_id, null from mutes where member_id = :viewer and muted_id = any(:author_ids);

-- macro: newest_marks(kind, table)
(select :kind as kind, mine.post_id as id, null::smallint as choice from :table mine where mine.member_id = :viewer
  order by mine.post_id desc limit :most)

-- name: selectViewerMarks :many
-- The same for all newer posts at once, and everybody whom the viewer does not see.
newest_marks('liked', likes)
union all newest_marks('bookmarked', bookmarks)
union all newest_marks('reposted', reposts)
union all (select 'voted', post_id, choice from post_votes where member_id = :viewer order by post_id desc limit :most)
union all (select 'apart', blocked_id, null from blocks where blocker_id = :viewer limit :most)
union all (select 'apart', blocker_id, null from blocks where blocked_id = :viewer limit :most)
union all (select 'muted', muted_id, null from mutes where member_id = :viewer limit :most);

-- name: selectOpenPosts :many
-- As a guest sees them.
-- row: PostRow
select post_columns(p), author_columns(m), no_marks_of(null::uuid, p)
from posts p join members m on m.id = p.member_id
where p.id = any(:ids) and can_read_row(null::uuid, m) and is_unhidden(null::uuid, p);

-- name: selectQuoted :many
-- What posts of a timeline speak of, as far as it is for the viewer.
select p.id, quoted_post(:viewer!, p) as quoted_post from posts p where p.id = any(:ids);
