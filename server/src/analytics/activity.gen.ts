// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, many, maybe, one, type MemberId, type PostId } from '#kernel';

/** One statement for a whole batch of events: sums of members' days, and the posts that were liked with their authors. Members and posts that have gone meanwhile took their rows with them. */
export const addActivity = exec<{ sums: string; postIds: readonly PostId[]; authorIds: readonly MemberId[] }>(
  'analytics_add_activity',
  `with days as (
  select "memberId" as member_id, day, coalesce(posts, 0) as posts, coalesce(likes, 0) as likes,
    coalesce(comments, 0) as comments, coalesce(shares, 0) as shares, coalesce(bookmarks, 0) as bookmarks,
    coalesce(views, 0) as views, 0 as profile_views
  from json_to_recordset($1) as sums
    ("memberId" uuid, day date, posts int, likes int, comments int, shares int, bookmarks int, views int)
  where exists (select 1 from members m where m.id = "memberId")
), daily as (
  insert into activity (member_id, day, posts, likes, comments, shares, bookmarks, views, profile_views)
select member_id, day, posts, likes, comments, shares, bookmarks, views, profile_views from days order by member_id, day
on conflict (member_id, day) do update set posts = activity.posts + excluded.posts, likes = activity.likes + excluded.likes,
  comments = activity.comments + excluded.comments, shares = activity.shares + excluded.shares,
  bookmarks = activity.bookmarks + excluded.bookmarks, views = activity.views + excluded.views,
  profile_views = activity.profile_views + excluded.profile_views
)
insert into standings_due (member_id, post_id)
select author, post_id from unnest($2::uuid[], $3::uuid[]) as liked (post_id, author)
where exists (select 1 from posts p where p.id = post_id) order by author, post_id on conflict do nothing`,
  (p) => [p.sums, p.postIds, p.authorIds],
);

export interface InsertViewsRow {
  counted: number;
}

/** A view is noted once and counted in the same statement: on the author's day and on the post's standing. Posts are held, so that none is counted that is being deleted. */
export const insertViews = one<{ postIds: readonly PostId[]; viewer: MemberId; profileId: MemberId | null; day: string }, InsertViewsRow>(
  'analytics_insert_views',
  `with seen as (
  select p.id as target_id, p.member_id from posts p
  where p.id = any($1) and p.member_id <> $2 and not exists (select 1 from blocks hidden where hidden.blocker_id = $2 and hidden.blocked_id = p.member_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = p.member_id and hidden.blocked_id = $2) and exists (select 1 from members shown where shown.id = p.member_id and (shown.id = $2 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $2 and f.following_id = shown.id) is not null
  )))) and (p.hidden_at is null or p.member_id = $2)
  order by p.id for key share of p
), visited as (
  select m.id as target_id, m.id as member_id from members m
  where m.id = $3 and m.id <> $2 and not exists (select 1 from blocks hidden where hidden.blocker_id = $2 and hidden.blocked_id = m.id) and not exists (select 1 from blocks hidden where hidden.blocker_id = m.id and hidden.blocked_id = $2) and exists (select 1 from members known where known.id = m.id and (known.state = 'active' or known.id = $2))
), made as (
  insert into views (target_id, viewer_id, day)
  select target_id, $2, ($4::text)::date from (select target_id from seen union all select target_id from visited) shown
  order by target_id
  on conflict do nothing returning target_id
), days as (
  select member_id, ($4::text)::date as day, 0 as posts, 0 as likes, 0 as comments, 0 as shares, 0 as bookmarks,
    sum(views)::int as views, sum(profile_views)::int as profile_views
  from (
    select member_id, 1 as views, 0 as profile_views from made join seen using (target_id)
    union all select member_id, 0, 1 from made join visited using (target_id)
  ) shown group by member_id
), daily as (
  insert into activity (member_id, day, posts, likes, comments, shares, bookmarks, views, profile_views)
select member_id, day, posts, likes, comments, shares, bookmarks, views, profile_views from days order by member_id, day
on conflict (member_id, day) do update set posts = activity.posts + excluded.posts, likes = activity.likes + excluded.likes,
  comments = activity.comments + excluded.comments, shares = activity.shares + excluded.shares,
  bookmarks = activity.bookmarks + excluded.bookmarks, views = activity.views + excluded.views,
  profile_views = activity.profile_views + excluded.profile_views
), standing as (
  insert into standings (post_id, member_id, likes, views)
  select target_id, member_id, 0, 1 from made join seen using (target_id) order by target_id
  on conflict (post_id) do update set views = standings.views + 1
)
select count(*)::int as counted from made`,
  (p) => [p.postIds, p.viewer, p.profileId, p.day],
);

export interface SelectOverviewRow {
  posts: number;
  followers: number;
  following: number;
  likes: string;
  comments: string;
  shares: string;
  bookmarks: string;
  views: string;
  profile_views: string;
  referrals: number;
}

/** Everything is kept by day: it costs the same for a hundred posts and for a hundred thousand. */
export const selectOverview = maybe<{ memberId: MemberId }, SelectOverviewRow>(
  'analytics_select_overview',
  `select m.posts_count as posts, m.followers_count as followers, m.following_count as following, received.*,
  (select count(*)::int from referrals r where r.inviter_id = m.id) as referrals
from members m cross join lateral (
  select coalesce(sum(likes), 0) as likes, coalesce(sum(comments), 0) as comments, coalesce(sum(shares), 0) as shares,
    coalesce(sum(bookmarks), 0) as bookmarks, coalesce(sum(views), 0) as views, coalesce(sum(profile_views), 0) as profile_views
  from activity where member_id = m.id
) received where m.id = $1`,
  (p) => [p.memberId],
);

export interface SelectDaysRow {
  date: string;
  posts: number;
  likes: number;
  views: number;
}

/** A day on which everything was taken back is not one of activity. */
export const selectDays = many<{ memberId: MemberId; first: string; last: string }, SelectDaysRow>(
  'analytics_select_days',
  `select day::text as date, posts, likes, views from activity
where member_id = $1 and day between ($2::text)::date and ($3::text)::date
  and (posts, likes, comments, shares, bookmarks, views, profile_views) <> (0, 0, 0, 0, 0, 0, 0)
order by day`,
  (p) => [p.memberId, p.first, p.last],
);

export interface CountSentMessagesRow {
  messages: number;
}

/** MEND-16: what they said to others and did not take back. */
export const countSentMessages = one<{ memberId: MemberId }, CountSentMessagesRow>(
  'analytics_count_sent_messages',
  `select count(*)::int as messages from messages where sender_id = $1 and kind <> 'system' and deleted_at is null`,
  (p) => [p.memberId],
);

export interface ExportActivityRow {
  day: string;
  posts: number;
  likes: number;
  comments: number;
  shares: number;
  bookmarks: number;
  views: number;
  profile_views: number;
}

export const exportActivity = many<{ memberId: MemberId }, ExportActivityRow>(
  'analytics_export_activity',
  `select day::text as day, posts, likes, comments, shares, bookmarks, views, profile_views from activity
where member_id = $1 order by activity.day`,
  (p) => [p.memberId],
);

export const eraseActivity = exec<{ memberId: MemberId }>(
  'analytics_erase_activity',
  `delete from activity where member_id = $1`,
  (p) => [p.memberId],
);
