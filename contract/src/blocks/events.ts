import type { EventOf, MemberId } from '#kernel';

interface Pair {
  readonly blockerId: MemberId;
  readonly blockedId: MemberId;
}

/** D13: of no concern to anybody but the muter. */
interface Muting {
  readonly muterId: MemberId;
  readonly mutedId: MemberId;
}

export type BlockEvent =
  | EventOf<'member.blocked', Pair>
  | EventOf<'member.unblocked', Pair>
  | EventOf<'member.muted', Muting>
  | EventOf<'member.unmuted', Muting>;
