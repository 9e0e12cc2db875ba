import { LAMPORTS_PER_SOL } from '#chain';

/** Keys whose funds an operator can take out. The others hold nothing that is anybody's. */
export const SWEPT_KEYS = ['treasury', 'desk', 'rewards', 'launch', 'tickets'] as const;
/** Stays at every key, so that it can pay fees. In lamports. */
export const FEES_KEPT = LAMPORTS_PER_SOL / 100n;
/** What it costs to send something, at most: the fee, and an account for it where there is none. In lamports. */
export const SENDING_COST = 2_100_000n;
/** Under so much SOL a key that has to pay fees is low. In lamports. */
export const FEES_LOW = LAMPORTS_PER_SOL / 20n;
/** Rewards that last for fewer days are worth a warning. */
export const REWARDS_LOW_DAYS = 30;
