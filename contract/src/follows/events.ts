import type { EventOf, MemberId } from '#kernel';

interface Pair {
  readonly followerId: MemberId;
  readonly followingId: MemberId;
}

/** An accepted request is followed by member.followed: whoever counts followers need not know of requests. */
export type FollowEvent =
  | EventOf<'member.followed', Pair>
  | EventOf<'member.unfollowed', Pair>
  | EventOf<'follow.requested', Pair>
  | EventOf<'follow.accepted', Pair>
  | EventOf<'follow.declined', Pair>
  | EventOf<'follow.cancelled', Pair>;
