import { knownTo, reachableBy } from '#blocks';
import { statement } from '#kernel';
import { notHidden } from '#posts';
import { addedUp, RECEIVED } from './daily-activity.ts';

export interface OverviewRow {
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
export const selectOverview = statement<OverviewRow>(
  'analytics_overview',
  `select m.posts_count as posts, m.followers_count as followers, m.following_count as following,
     received.*, (select count(*)::int from referrals r where r.inviter_id = m.id) as referrals
   from members m cross join lateral (
     select ${RECEIVED.map((column) => `coalesce(sum(${column}), 0) as ${column}`).join(', ')} from activity where member_id = m.id
   ) received where m.id = $1`,
);

export interface TopRow {
  id: string;
  content: string;
  likes: number;
  comments: number;
  shares: number;
}

/** $1 whose, $2 how many. */
export const selectTopLiked = statement<TopRow>(
  'analytics_top',
  `select p.id, p.content, p.likes_count as likes, p.comments_count as comments, p.shares_count as shares
   from (
     select post_id, likes from standings where member_id = $1 order by likes desc, post_id desc limit $2
   ) best join posts p on p.id = best.post_id order by best.likes desc, best.post_id desc`,
);

export interface DayRow {
  date: string;
  posts: number;
  likes: number;
  views: number;
}

/** $1 whose, $2 and $3 the first and the last day. A day on which everything was taken back is not one of activity. */
export const selectDays = statement<DayRow>(
  'analytics_days',
  `select day::text as date, posts, likes, views from activity
   where member_id = $1 and day between $2 and $3
     and (posts, likes, comments, shares, bookmarks, views, profile_views) <> (0, 0, 0, 0, 0, 0, 0)
   order by day`,
);

/**
 * $1 viewer, $2 posts, $3 a member or null, $4 the day. A view is noted once and counted in the same statement: on the
 * author's day and on the post's standing. Posts are held, so that none is counted that is being deleted.
 */
export const insertViews = statement<{ counted: number }>(
  'analytics_view',
  `with seen as (
     select p.id as target_id, p.member_id from posts p
     where p.id = any($2) and p.member_id <> $1 and ${reachableBy('$1', 'p.member_id')} and ${notHidden('$1', 'p')}
     order by p.id for key share of p
   ), visited as (
     select m.id as target_id, m.id as member_id from members m where m.id = $3 and m.id <> $1 and ${knownTo('$1', 'm.id')}
   ), made as (
     insert into views (target_id, viewer_id, day)
     select target_id, $1, $4::date from (select target_id from seen union all select target_id from visited) shown order by target_id
     on conflict do nothing returning target_id
   ), days as (
     select member_id, $4::date as day, 0 as posts, 0 as likes, 0 as comments, 0 as shares, 0 as bookmarks,
       sum(views)::int as views, sum(profile_views)::int as profile_views
     from (
       select member_id, 1 as views, 0 as profile_views from made join seen using (target_id)
       union all select member_id, 0, 1 from made join visited using (target_id)
     ) shown group by member_id
   ), ${addedUp('days')},
   standing as (
     insert into standings (post_id, member_id, likes, views)
     select target_id, member_id, 0, 1 from made join seen using (target_id) order by target_id
     on conflict (post_id) do update set views = standings.views + 1
   )
   select count(*)::int as counted from made`,
);

/** MEND-16: what they said to others and did not take back. */
export const selectSent = statement<{ messages: number }>(
  'analytics_sent',
  `select count(*)::int as messages from messages where sender_id = $1 and kind <> 'system' and deleted_at is null`,
);
