// What is written or taken away in bulk emits nothing: here it is counted from the rows, in the same transaction.
import { statement, type Db } from '#kernel';
import { addedUp } from './daily-activity.ts';
import { eraseViewsOf } from './roll-up.ts';

const count = (what: string, column: string): string => `count(*) filter (where ${what} = '${column}') as ${column}`;
const sums = ['posts', 'likes', 'comments', 'shares', 'bookmarks', 'views', 'profile_views'];

const on = (table: string): string =>
  `select p.member_id, (r.created_at at time zone 'utc')::date as day, '${table}' as what from ${table} r join posts p on p.id = r.post_id where p.id = any($1)`;

/** $1 posts that were made in this transaction. */
const countPosts = statement(
  'analytics_seed',
  `with happened as (
     select member_id, (created_at at time zone 'utc')::date as day, 'posts' as what from posts where id = any($1)
     union all ${on('likes')} union all ${on('comments')} union all ${on('shares')} union all ${on('bookmarks')}
     union all select p.member_id, v.day, 'views' from views v join posts p on p.id = v.target_id where p.id = any($1)
   ), days as (
     select member_id, day, ${sums.map((column) => count('what', column)).join(', ')} from happened group by member_id, day
   ), ${addedUp('days')}
   insert into standings (post_id, member_id, likes, views)
   select id, member_id, likes_count, (select count(*) from views v where v.target_id = posts.id) from posts where id = any($1)
   on conflict do nothing`,
);

export interface SeedView {
  readonly targetId: string;
  readonly viewerId: string;
  /** UTC, as 2026-11-15. */
  readonly day: string;
}

const insertViews = statement(
  'views_seed',
  `insert into views (target_id, viewer_id, day)
   select "targetId", "viewerId", day from jsonb_to_recordset($1) as seen ("targetId" uuid, "viewerId" uuid, day date)
   on conflict do nothing`,
);

/** Views of posts that seedActivity counts afterwards. */
export const seedViews = async (tx: Db, views: readonly SeedView[]): Promise<void> => {
  if (views.length > 0) await insertViews(tx, JSON.stringify(views));
};

/** Counts new posts with everything that came with them. */
export const seedActivity = async (tx: Db, postIds: readonly string[]): Promise<void> => {
  if (postIds.length > 0) await countPosts(tx, postIds);
};

const by = (table: string, mine: string): string =>
  `select p.member_id, p.id as post_id, (r.created_at at time zone 'utc')::date as day, '${table}' as what
   from ${table} r join posts p on p.id = r.post_id where p.member_id <> $1 and ${mine}`;

/** $1 a member. Replies to their comments go with these. */
const uncountMember = statement(
  'analytics_forget',
  `with recursive thread as (
     select id from comments where member_id = $1
     union select c.id from comments c join thread t on c.parent_id = t.id
   ), gone as (
     delete from views where viewer_id = $1 returning target_id, day
   ), happened as (
     ${['likes', 'shares', 'bookmarks'].map((table) => by(table, 'r.member_id = $1')).join(' union all ')}
     union all ${by('comments', 'r.id in (select id from thread)')}
     union all select p.member_id, p.id, gone.day, 'views' from gone join posts p on p.id = gone.target_id where p.member_id <> $1
     union all select m.id, null, gone.day, 'profile_views' from gone join members m on m.id = gone.target_id where m.id <> $1
   ), days as (
     select member_id, day, ${sums.map((column) => `-${count('what', column)}`).join(', ')} from happened group by member_id, day
   ), ${addedUp('days')},
   liked as (
     insert into standings_due (member_id, post_id)
     select distinct member_id, post_id from happened where what = 'likes' order by 1, 2 on conflict do nothing
   ), unseen as (
     select post_id, count(*) as views from happened where what = 'views' and post_id is not null group by post_id
   )
   update standings s set views = s.views - unseen.views from unseen where unseen.post_id = s.post_id`,
);

/**
 * Before a member's rows are deleted in bulk, in the same transaction: takes what they did to others off the others'
 * days and standings, and deletes what was noted of those who saw them. What they saw days ago has become a number and
 * stays one. Not for what is deleted through calls, which emit it.
 */
export const forgetReactionsOf = async (tx: Db, memberId: string): Promise<void> => {
  await uncountMember(tx, memberId);
  await eraseViewsOf(tx, memberId);
};
