import type { EventOf, MemberId } from '#kernel';

interface OfPayment {
  readonly signature: string;
  /** The network that it landed on. */
  readonly genesis: string;
  /** Who handed it in here; another may have signed it. */
  readonly memberId: MemberId;
}

/** Told once, when nothing can undo it any more. What it moved is what the chain says, not what somebody meant. */
export type ChainEvent = EventOf<'chain.payment_landed', OfPayment>;
