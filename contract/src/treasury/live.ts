import type { LiveByType, WithdrawalId } from '#kernel';
import type { WithdrawalState } from './views.ts';

/** To the member alone, when one of theirs has come further. */
export type TreasuryLive = {
  readonly type: 'treasury.withdrawal';
  readonly id: WithdrawalId;
  readonly state: WithdrawalState;
};

declare module '#kernel' {
  interface LiveMessages extends LiveByType<TreasuryLive> {}
}
