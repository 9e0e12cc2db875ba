import type { EventOf } from '#kernel';

interface Pair {
  readonly blockerId: string;
  readonly blockedId: string;
}

export type BlockEvent = EventOf<'member.blocked', Pair> | EventOf<'member.unblocked', Pair>;
