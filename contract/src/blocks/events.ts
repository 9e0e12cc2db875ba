import type { EventOf } from '#kernel';

interface Pair {
  readonly blockerId: string;
  readonly blockedId: string;
}

/** D13: of no concern to anybody but the muter. */
interface Muting {
  readonly muterId: string;
  readonly mutedId: string;
}

export type BlockEvent =
  | EventOf<'member.blocked', Pair>
  | EventOf<'member.unblocked', Pair>
  | EventOf<'member.muted', Muting>
  | EventOf<'member.unmuted', Muting>;
