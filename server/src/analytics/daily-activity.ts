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

// A database that keeps UTC writes its times so that the day stands in front.
export const dayOf = (at: string | Date): string =>
  typeof at === 'string' && at.endsWith('+00:00') ? at.slice(0, 10) : new Date(at).toISOString().slice(0, 10);

const DAILY = ['posts', 'likes', 'comments', 'shares', 'bookmarks', 'views', 'profile_views'] as const;
/** What a day brings a member; the posts are their own doing. */
export const RECEIVED = DAILY.filter((column) => column !== 'posts');

/**
 * Adds rows of `from`, one a member and day with every column of a day. In the order of ids, so that two who write at
 * once do not wait for each other.
 */
export const addedUp = (from: string): string => `
  daily as (
    insert into activity (member_id, day, ${DAILY.join(', ')})
    select member_id, day, ${DAILY.join(', ')} from ${from} order by member_id, day
    on conflict (member_id, day) do update set ${DAILY.map((column) => `${column} = activity.${column} + excluded.${column}`).join(', ')}
  )`;

/**
 * $1 sums of a member's day, $2 and $3 posts that were liked, with their authors. One statement for a whole batch. Events
 * may come in any order: a like may be heard before its post, so whoever comes first makes the row. Members and posts that
 * have gone meanwhile took their rows with them.
 */
const applyMoves = statement(
  'analytics_move',
  `with days as (
     select "memberId" as member_id, day, ${DAILY.map((column) => `coalesce(${column}, 0) as ${column}`).join(', ')}
     from json_to_recordset($1) as sums ("memberId" uuid, day date, ${DAILY.map((column) => `${column} int`).join(', ')})
     where exists (select 1 from members m where m.id = "memberId")
   ), ${addedUp('days')}
   insert into standings_due (member_id, post_id)
   select author, post_id from unnest($2::uuid[], $3::uuid[]) as liked (post_id, author)
   where exists (select 1 from posts p where p.id = post_id) order by author, post_id on conflict do nothing`,
);

type Day = Omit<Move, 'postId'>;

const SUMS = ['posts', 'likes', 'comments', 'shares', 'bookmarks', 'views'] as const;

const added = (sum: Day | undefined, { postId: _, ...move }: Move): Day => {
  if (sum === undefined) return move;
  const moved = SUMS.filter((column) => move[column] !== undefined);
  return { ...sum, ...Object.fromEntries(moved.map((column) => [column, (sum[column] ?? 0) + (move[column] ?? 0)])) };
};

export const move = async (db: Db, moves: readonly Move[]): Promise<void> => {
  if (moves.length === 0) return;
  const days = new Map<string, Day>();
  const liked = new Map<string, string>();
  for (const one of moves) {
    const key = `${one.memberId} ${one.day}`;
    days.set(key, added(days.get(key), one));
    if (one.postId !== undefined) liked.set(one.postId, one.memberId);
  }
  await applyMoves(db, JSON.stringify([...days.values()]), [...liked.keys()], [...liked.values()]);
};
