import type { LiveByType, StakeClaimId } from '#kernel';
import type { StakeClaimState } from './views.ts';

/** To the member alone, when a payment of rewards has come further. */
export type StakingLive = {
  readonly type: 'staking.claim';
  readonly id: StakeClaimId;
  readonly state: StakeClaimState;
};

declare module '#kernel' {
  interface LiveMessages extends LiveByType<StakingLive> {}
}
