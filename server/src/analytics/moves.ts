import { statement, type Db } from '#kernel';

/** What changes on a member's day, and on a post of theirs where one is named. */
export interface Move {
  readonly memberId: string;
  /** UTC, as 2026-11-15. */
  readonly day: string;
  readonly posts?: number;
  readonly likes?: number;
  readonly comments?: number;
  readonly shares?: number;
  readonly bookmarks?: number;
  readonly views?: number;
  /** The post whose standing moves by these likes. */
  readonly postId?: string;
}

export const dayOf = (at: string | Date): string => new Date(at).toISOString().slice(0, 10);

const DAILY = ['posts', 'likes', 'comments', 'shares', 'bookmarks', 'views', 'profile_views'] as const;
const TOTAL = DAILY.filter((column) => column !== 'posts');

/**
 * Adds rows of `from`, one a member and day with every column of a day, to the days and totals. In the order of ids, so
 * that two who write at once do not wait for each other.
 */
export const addedUp = (from: string): string => `
  daily as (
    insert into activity (member_id, day, ${DAILY.join(', ')})
    select member_id, day, ${DAILY.join(', ')} from ${from} order by member_id, day
    on conflict (member_id, day) do update set ${DAILY.map((column) => `${column} = activity.${column} + excluded.${column}`).join(', ')}
  ), total as (
    insert into activity_totals (member_id, ${TOTAL.join(', ')})
    select member_id, ${TOTAL.map((column) => `sum(${column})`).join(', ')} from ${from} group by member_id order by member_id
    on conflict (member_id) do update set ${TOTAL.map((column) => `${column} = activity_totals.${column} + excluded.${column}`).join(', ')}
  )`;

/**
 * One statement for a whole batch. Facts may come in any order: a like may be heard before its post, so whoever comes
 * first makes the row. Members and posts that have gone meanwhile took their rows with them.
 */
const applyMoves = statement(
  'analytics_move',
  `with given as (
     select "memberId" as member_id, day, "postId" as post_id, coalesce(posts, 0) as posts, coalesce(likes, 0) as likes,
       coalesce(comments, 0) as comments, coalesce(shares, 0) as shares, coalesce(bookmarks, 0) as bookmarks, coalesce(views, 0) as views
     from jsonb_to_recordset($1) as move ("memberId" uuid, day date, "postId" uuid, posts int, likes int, comments int, shares int, bookmarks int, views int)
   ), days as (
     select member_id, day, sum(posts) as posts, sum(likes) as likes, sum(comments) as comments, sum(shares) as shares,
       sum(bookmarks) as bookmarks, sum(views) as views, 0 as profile_views
     from given where exists (select 1 from members m where m.id = given.member_id) group by member_id, day
   ), ${addedUp('days')},
   there as (
     select id, member_id from posts where id in (select post_id from given where post_id is not null) order by id for key share
   )
   insert into standings (post_id, member_id, likes)
   select there.id, there.member_id, sum(given.likes) from there join given on given.post_id = there.id
   group by there.id, there.member_id order by there.id
   on conflict (post_id) do update set likes = standings.likes + excluded.likes`,
);

export const move = async (db: Db, moves: readonly Move[]): Promise<void> => {
  if (moves.length > 0) await applyMoves(db, JSON.stringify(moves));
};
