import { newId, toJson, type Db, type MemberId } from '#kernel';
import { deleteFollow, deleteFollowsFromElsewhere, insertEnded } from './follows.gen.ts';

/** A follow or a request as it was when it ended. */
export interface EndedFollow {
  readonly kind: 'follow' | 'request';
  readonly follower_id: MemberId;
  readonly following_id: MemberId;
  readonly at: Date | string;
}

const end = async (tx: Db, followerId: MemberId, followingId: MemberId): Promise<EndedFollow[]> => {
  const row = await deleteFollow(tx, { followerId, followingId, eventId: newId(), requestEventId: newId() });
  const pair = { follower_id: followerId, following_id: followingId };
  return [
    ...(row.followed_at === null ? [] : [{ kind: 'follow', ...pair, at: row.followed_at } as const]),
    ...(row.requested_at === null ? [] : [{ kind: 'request', ...pair, at: row.requested_at } as const]),
  ];
};

/** Ends what is between two members, both ways, and tells what that was. */
export const endFollows = async (tx: Db, one: MemberId, other: MemberId): Promise<EndedFollow[]> => [
  ...(await end(tx, one, other)),
  ...(await end(tx, other, one)),
];

export const restoreFollows = async (
  tx: Db,
  memberId: MemberId,
  otherId: MemberId,
  ended: readonly EndedFollow[],
): Promise<void> => {
  await insertEnded(tx, { memberId, otherId, ended: toJson(ended) });
};

export const endFollowsFromElsewhere = async (tx: Db, memberId: MemberId): Promise<void> => {
  await deleteFollowsFromElsewhere(tx, { memberId });
};
