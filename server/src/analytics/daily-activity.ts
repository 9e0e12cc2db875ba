import { toJson, type Db, type MemberId, type PostId } from '#kernel';
import { addActivity } from './activity.gen.ts';

/** What changes on a member's day, and on a post of theirs where one is named. */
export interface Move {
  readonly memberId: MemberId;
  /** UTC, as 2026-11-15. */
  readonly day: string;
  readonly posts?: number;
  readonly likes?: number;
  readonly comments?: number;
  readonly shares?: number;
  readonly bookmarks?: number;
  readonly views?: number;
  /** The post whose standing moves by these likes. */
  readonly postId?: PostId;
}

// A database that keeps UTC writes its times so that the day stands in front.
export const dayOf = (at: string | Date): string =>
  typeof at === 'string' && at.endsWith('+00:00') ? at.slice(0, 10) : new Date(at).toISOString().slice(0, 10);

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
  const liked = new Map<PostId, MemberId>();
  for (const one of moves) {
    const key = `${one.memberId} ${one.day}`;
    days.set(key, added(days.get(key), one));
    if (one.postId !== undefined) liked.set(one.postId, one.memberId);
  }
  const sums = toJson([...days.values()]);
  await addActivity(db, { sums, postIds: [...liked.keys()], authorIds: [...liked.values()] });
};
