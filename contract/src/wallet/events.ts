import type { EventOf, MemberId } from '#kernel';

interface Arrived {
  readonly signature: string;
  /** Whose linked address it left. */
  readonly senderId: MemberId;
  /** Whose linked address it came to. */
  readonly receiverId: MemberId;
  /** In smallest units, as the chain says. */
  readonly amount: string;
  readonly decimals: number;
  readonly symbol: string;
  /** It has no value. */
  readonly isTest: boolean;
}

/** From one member to another, both proved by their keys; of tokens that this server knows. */
export type WalletEvent = EventOf<'wallet.payment_arrived', Arrived>;
