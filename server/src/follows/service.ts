import { encodeCursor, decodeCursor, isUuid } from '@house/contract/kernel';
import { followErrors, type FollowEntry } from '@house/contract/follows';
import { fail, newId, type Db, type House } from '#kernel';
import { deleteFollow, insertFollow, isReachable, selectFollowers, selectFollowing } from './queries.ts';
import { toFollowEntry } from './view.ts';

interface Changed {
  isFollowing: boolean;
  followers_count: number;
}

/** A block hides each from the other: following then answers as if nobody were there. */
export const follow = async (house: House, followerId: string, followingId: string, now: Date): Promise<Changed> => {
  if (followerId === followingId) fail(followErrors, 'cannot_follow');
  if (!(await isReachable(house.db, followerId, followingId))) fail(followErrors, 'member_not_found');
  const [row] = await insertFollow(house.db, followerId, followingId, newId(), now);
  house.events.wake();
  return { isFollowing: true, followers_count: row?.followers_count ?? 0 };
};

export const unfollow = async (house: House, followerId: string, followingId: string): Promise<Changed> => {
  const [row] = await deleteFollow(house.db, followerId, followingId, newId());
  house.events.wake();
  return { isFollowing: false, followers_count: row?.followers_count ?? 0 };
};

interface Page {
  entries: FollowEntry[];
  next_cursor: string | null;
}

const LAST = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Newest first. */
export const listFollows = async (
  db: Db,
  type: 'following' | 'followers',
  memberId: string,
  viewerId: string | null,
  page: { limit: number; cursor?: string | undefined },
): Promise<Page> => {
  const [time = 'infinity', id = LAST] = page.cursor === undefined ? [] : decodeCursor(page.cursor);
  const isSane = (time === 'infinity' || !Number.isNaN(Date.parse(time))) && isUuid(id);
  if (!isSane) return { entries: [], next_cursor: null };
  const select = type === 'following' ? selectFollowing : selectFollowers;
  const rows = await select(db, memberId, viewerId, time, id, page.limit + 1);
  const entries = rows.slice(0, page.limit).map(toFollowEntry);
  const last = rows[page.limit - 1];
  return {
    entries,
    next_cursor:
      rows.length > page.limit && last !== undefined ? encodeCursor(last.followed_at.toISOString(), last.id) : null,
  };
};
