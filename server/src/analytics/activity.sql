-- What a member's posts and profile received, by day. Kept by events, which may come in any order: a like may be heard before
-- its post, so whoever comes first makes the row. Days are UTC, as 2026-11-15.

-- macro: add_days(days)
-- `days` has one row a member and day. In the order of ids, so that two who write at once do not wait for each other.
insert into activity (member_id, day, posts, likes, comments, shares, bookmarks, views, profile_views)
select member_id, day, posts, likes, comments, shares, bookmarks, views, profile_views from :days order by member_id, day
on conflict (member_id, day) do update set posts = activity.posts + excluded.posts, likes = activity.likes + excluded.likes,
  comments = activity.comments + excluded.comments, shares = activity.shares + excluded.shares,
  bookmarks = activity.bookmarks + excluded.bookmarks, views = activity.views + excluded.views,
  profile_views = activity.profile_views + excluded.profile_views

-- name: addActivity :exec
-- One statement for a whole batch of events: sums of members' days, and the posts that were liked with their authors. Members
-- and posts that have gone meanwhile took their rows with them.
with days as (
  select "memberId" as member_id, day, coalesce(posts, 0) as posts, coalesce(likes, 0) as likes,
    coalesce(comments, 0) as comments, coalesce(shares, 0) as shares, coalesce(bookmarks, 0) as bookmarks,
    coalesce(views, 0) as views, 0 as profile_views
  from json_to_recordset(:sums) as sums
    ("memberId" uuid, day date, posts int, likes int, comments int, shares int, bookmarks int, views int)
  where exists (select 1 from members m where m.id = "memberId")
), daily as (
  add_days(days)
)
insert into standings_due (member_id, post_id)
select author, post_id from unnest(:post_ids::uuid[], :author_ids::uuid[]) as liked (post_id, author)
where exists (select 1 from posts p where p.id = post_id) order by author, post_id on conflict do nothing;

-- name: insertViews :one
-- A view is noted once and counted in the same statement: on the author's day and on the post's standing. Posts are held, so
-- that none is counted that is being deleted.
with seen as (
  select p.id as target_id, p.member_id from posts p
  where p.id = any(:post_ids) and p.member_id <> :viewer and can_read(:viewer, p.member_id) and is_unhidden(:viewer, p)
  order by p.id for key share of p
), visited as (
  select m.id as target_id, m.id as member_id from members m
  where m.id = :profile_id? and m.id <> :viewer and can_know(:viewer, m.id)
), made as (
  insert into views (target_id, viewer_id, day)
  select target_id, :viewer, (:day::text)::date from (select target_id from seen union all select target_id from visited) shown
  order by target_id
  on conflict do nothing returning target_id
), days as (
  select member_id, (:day::text)::date as day, 0 as posts, 0 as likes, 0 as comments, 0 as shares, 0 as bookmarks,
    sum(views)::int as views, sum(profile_views)::int as profile_views
  from (
    select member_id, 1 as views, 0 as profile_views from made join seen using (target_id)
    union all select member_id, 0, 1 from made join visited using (target_id)
  ) shown group by member_id
), daily as (
  add_days(days)
), standing as (
  insert into standings (post_id, member_id, likes, views)
  select target_id, member_id, 0, 1 from made join seen using (target_id) order by target_id
  on conflict (post_id) do update set views = standings.views + 1
)
select count(*)::int as counted from made;

-- name: selectOverview :maybe
-- Everything is kept by day: it costs the same for a hundred posts and for a hundred thousand.
select m.posts_count as posts, m.followers_count as followers, m.following_count as following, received.*,
  (select count(*)::int from referrals r where r.inviter_id = m.id) as "referrals!"
from members m cross join lateral (
  select coalesce(sum(likes), 0) as likes, coalesce(sum(comments), 0) as comments, coalesce(sum(shares), 0) as shares,
    coalesce(sum(bookmarks), 0) as bookmarks, coalesce(sum(views), 0) as views, coalesce(sum(profile_views), 0) as profile_views
  from activity where member_id = m.id
) received where m.id = :member_id;

-- name: selectDays :many
-- A day on which everything was taken back is not one of activity.
select day::text as date, posts, likes, views from activity
where member_id = :member_id and day between (:first::text)::date and (:last::text)::date
  and (posts, likes, comments, shares, bookmarks, views, profile_views) <> (0, 0, 0, 0, 0, 0, 0)
order by day;

-- name: countSentMessages :one
-- MEND-16: what they said to others and did not take back.
-- for: the sender
select count(*)::int as messages from messages where sender_id = :member_id! and kind <> 'system' and deleted_at is null;

-- name: exportActivity :many
select day::text as day, posts, likes, comments, shares, bookmarks, views, profile_views from activity
where member_id = :member_id order by activity.day;

-- name: eraseActivity :exec
delete from activity where member_id = :member_id;
