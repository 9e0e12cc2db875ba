import type { EventOf } from '#kernel';

interface Pair {
  readonly followerId: string;
  readonly followingId: string;
}

export type FollowEvent = EventOf<'member.followed', Pair> | EventOf<'member.unfollowed', Pair>;
