// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, type MemberId, type PostId } from '#kernel';

/** Posts that were made in this transaction, with everything that came with them. */
export const countNewPosts = exec<{ postIds: readonly PostId[] }>(
  'analytics_count_new_posts',
  `with happened as (
  select member_id, (created_at at time zone 'utc')::date as day, 'posts' as what from posts where id = any($1)
  union all select p.member_id, (r.created_at at time zone 'utc')::date, 'likes' from likes r join posts p on p.id = r.post_id where p.id = any($1) union all select p.member_id, (r.created_at at time zone 'utc')::date, 'comments' from comments r join posts p on p.id = r.post_id where p.id = any($1)
  union all select p.member_id, (r.created_at at time zone 'utc')::date, 'shares' from shares r join posts p on p.id = r.post_id where p.id = any($1) union all select p.member_id, (r.created_at at time zone 'utc')::date, 'bookmarks' from bookmarks r join posts p on p.id = r.post_id where p.id = any($1)
  union all select p.member_id, v.day, 'views' from views v join posts p on p.id = v.target_id where p.id = any($1)
), days as (
  select member_id, day, 1 * count(*) filter (where what = 'posts') as posts,
  1 * count(*) filter (where what = 'likes') as likes, 1 * count(*) filter (where what = 'comments') as comments,
  1 * count(*) filter (where what = 'shares') as shares, 1 * count(*) filter (where what = 'bookmarks') as bookmarks,
  1 * count(*) filter (where what = 'views') as views, 1 * count(*) filter (where what = 'profile_views') as profile_views
from happened group by member_id, day
), daily as (
  insert into activity (member_id, day, posts, likes, comments, shares, bookmarks, views, profile_views)
select member_id, day, posts, likes, comments, shares, bookmarks, views, profile_views from days order by member_id, day
on conflict (member_id, day) do update set posts = activity.posts + excluded.posts, likes = activity.likes + excluded.likes,
  comments = activity.comments + excluded.comments, shares = activity.shares + excluded.shares,
  bookmarks = activity.bookmarks + excluded.bookmarks, views = activity.views + excluded.views,
  profile_views = activity.profile_views + excluded.profile_views
)
insert into standings (post_id, member_id, likes, views)
select id, member_id, likes_count, (select count(*) from views v where v.target_id = posts.id) from posts where id = any($1)
on conflict do nothing`,
  (p) => [p.postIds],
);

export const insertSeedViews = exec<{ views: string }>(
  'analytics_insert_seed_views',
  `insert into views (target_id, viewer_id, day)
select "targetId", "viewerId", day from jsonb_to_recordset($1) as seen ("targetId" uuid, "viewerId" uuid, day date)
on conflict do nothing`,
  (p) => [p.views],
);

/** What a member did to others comes off the others' days and standings. Replies to their comments go with these. */
export const uncountMember = exec<{ memberId: MemberId }>(
  'analytics_uncount_member',
  `with recursive thread as (
  select id from comments where member_id = $1
  union select c.id from comments c join thread t on c.parent_id = t.id
), gone as (
  delete from views where viewer_id = $1 returning target_id, day
), happened as (
  select p.member_id, p.id as post_id, (r.created_at at time zone 'utc')::date as day, 'likes' as what
from likes r join posts p on p.id = r.post_id where p.member_id <> $1 and r.member_id = $1
  union all select p.member_id, p.id as post_id, (r.created_at at time zone 'utc')::date as day, 'shares' as what
from shares r join posts p on p.id = r.post_id where p.member_id <> $1 and r.member_id = $1
  union all select p.member_id, p.id as post_id, (r.created_at at time zone 'utc')::date as day, 'bookmarks' as what
from bookmarks r join posts p on p.id = r.post_id where p.member_id <> $1 and r.member_id = $1
  union all select p.member_id, p.id as post_id, (r.created_at at time zone 'utc')::date as day, 'comments' as what
from comments r join posts p on p.id = r.post_id where p.member_id <> $1 and r.id in (select id from thread)
  union all select p.member_id, p.id, gone.day, 'views' from gone join posts p on p.id = gone.target_id where p.member_id <> $1
  union all select m.id, null, gone.day, 'profile_views' from gone join members m on m.id = gone.target_id where m.id <> $1
), days as (
  select member_id, day, -1 * count(*) filter (where what = 'posts') as posts,
  -1 * count(*) filter (where what = 'likes') as likes, -1 * count(*) filter (where what = 'comments') as comments,
  -1 * count(*) filter (where what = 'shares') as shares, -1 * count(*) filter (where what = 'bookmarks') as bookmarks,
  -1 * count(*) filter (where what = 'views') as views, -1 * count(*) filter (where what = 'profile_views') as profile_views
from happened group by member_id, day
), daily as (
  insert into activity (member_id, day, posts, likes, comments, shares, bookmarks, views, profile_views)
select member_id, day, posts, likes, comments, shares, bookmarks, views, profile_views from days order by member_id, day
on conflict (member_id, day) do update set posts = activity.posts + excluded.posts, likes = activity.likes + excluded.likes,
  comments = activity.comments + excluded.comments, shares = activity.shares + excluded.shares,
  bookmarks = activity.bookmarks + excluded.bookmarks, views = activity.views + excluded.views,
  profile_views = activity.profile_views + excluded.profile_views
), liked as (
  insert into standings_due (member_id, post_id)
  select distinct member_id, post_id from happened where what = 'likes' order by 1, 2 on conflict do nothing
), unseen as (
  select post_id, count(*) as views from happened where what = 'views' and post_id is not null group by post_id
)
update standings s set views = s.views - unseen.views from unseen where unseen.post_id = s.post_id`,
  (p) => [p.memberId],
);
