import * as z from 'zod/mini';
import { chainAddress, chainSignature, unitsText } from '#chain';
import { idOf, productState, type StakeClaimId } from '#kernel';

/** What is offered, as everybody may read it. */
export const stakingView = z.object({
  token: z.object({
    mint: chainAddress,
    symbol: z.string(),
    decimals: z.int(),
    program: z.enum(['token', 'token-2022']),
  }),
  /** Whose account pays the rewards, for anybody to look at. */
  rewards: chainAddress,
  /** In hundredths of a percent a year: as it was named, and what follows from what is left. */
  named_rate: z.int(),
  rate: z.int(),
  /** In the rewards account and promised to nobody. */
  left: unitsText,
  /** By all, as far as it was seen. */
  staked: z.string(),
  /** Rewards are paid from here on. */
  least: unitsText,
  /** Where it is off, what was staked before can still be taken out. */
  state: productState,
});
export type StakingView = z.output<typeof stakingView>;

/** One member's, as it was last seen on the network. */
export const stakeView = z.object({
  /** The wallet whose stake is counted; null as long as none is. */
  address: z.nullable(chainAddress),
  amount: unitsText,
  /** Owed to the member and reserved for them. */
  rewards: unitsText,
  /** Paid so far. */
  paid: unitsText,
  looked_at: z.nullable(z.iso.datetime()),
});
export type StakeView = z.output<typeof stakeView>;

/** Waiting to be signed, on its way, arrived, or among the member's rewards again. */
export const stakeClaimState = z.enum(['waiting', 'sent', 'paid', 'returned']);
export type StakeClaimState = z.output<typeof stakeClaimState>;

export const stakeClaimView = z.object({
  id: idOf<StakeClaimId>(),
  state: stakeClaimState,
  amount: unitsText,
  address: chainAddress,
  /** Once it is signed. */
  signature: z.nullable(chainSignature),
  created_at: z.iso.datetime(),
  settled_at: z.nullable(z.iso.datetime()),
});
export type StakeClaimView = z.output<typeof stakeClaimView>;
