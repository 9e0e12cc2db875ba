import { followErrors, type FollowEntry } from '@wagram/contract/follows';
import { fail, newId, type Db, type App, type MemberId } from '#kernel';
import { endOfPeople, lockMembers, startOfPeople } from '#members';
import {
  deleteFollow,
  insertFollow,
  selectFollowers,
  selectFollowing,
  selectIsReadable,
  selectPair,
} from './follows.gen.ts';
import { toFollowEntry } from './view.ts';

interface Changed {
  isFollowing: boolean;
  isRequested: boolean;
  followers_count: number;
}

/** A block hides each from the other: following then answers as if nobody were there. */
export const follow = async (app: App, followerId: MemberId, followingId: MemberId, now: Date): Promise<Changed> => {
  if (followerId === followingId) fail(followErrors, 'cannot_follow');
  const row = await app.transact(async (tx) => {
    // A block or a change of privacy that comes at the same moment is over, or has not begun.
    await lockMembers(tx, followerId, followingId);
    return insertFollow(tx, { followerId, followingId, now, eventId: newId(), requestEventId: newId() });
  });
  if (row === undefined) fail(followErrors, 'member_not_found');
  if (row.is_unheard) fail(followErrors, 'public_accounts_only');
  return { isFollowing: row.is_following, isRequested: row.is_requested, followers_count: row.followers_count };
};

export const unfollow = async (app: App, followerId: MemberId, followingId: MemberId): Promise<Changed> => {
  const row = await deleteFollow(app.db, { followerId, followingId, eventId: newId(), requestEventId: newId() });
  app.events.wake();
  return { isFollowing: false, isRequested: false, followers_count: row.followers_count };
};

export const getPair = async (
  db: Db,
  viewerId: MemberId | null,
  followerId: MemberId,
  followingId: MemberId,
): Promise<{ isFollowing: boolean; isRequested: boolean }> => {
  const row = await selectPair(db, { viewer: viewerId, followerId, followingId });
  return { isFollowing: row.is_following, isRequested: row.is_requested === true };
};

export interface Page {
  limit: number;
  cursor?: string | undefined;
}

interface EntryPage {
  entries: FollowEntry[];
  next_cursor: string | null;
}

/** Newest first. Lists that the viewer may not read are those of nobody (AZ-06). */
export const listFollows = async (
  db: Db,
  type: 'following' | 'followers',
  memberId: MemberId,
  viewerId: MemberId | null,
  page: Page,
): Promise<EntryPage> => {
  const start = startOfPeople(page.cursor);
  const select = type === 'following' ? selectFollowing : selectFollowers;
  const whose = { memberId, viewer: viewerId };
  const rows =
    start === null ? [] : await select(db, { ...whose, before: start[0], beforeId: start[1], limit: page.limit + 1 });
  if (rows.length === 0 && !(await selectIsReadable(db, whose)).found) fail(followErrors, 'member_not_found');
  return {
    entries: rows.slice(0, page.limit).map(toFollowEntry),
    next_cursor: endOfPeople(rows, page.limit, (row) => row.followed_at),
  };
};
