import type { EventOf, MemberId } from '#kernel';

interface OfPayment {
  readonly signature: string;
  /** The network that it landed on. */
  readonly genesis: string;
  /** Who sent it from here. */
  readonly memberId: MemberId;
}

/** Told once, when nothing can undo it any more. What it moved is what the chain says, not what somebody meant. */
export type ChainEvent = EventOf<'chain.payment_landed', OfPayment>;
