import type { WithdrawalId } from '#kernel';
import type { WithdrawalState } from './views.ts';

/** To the member alone, when one of theirs has come further. */
export interface TreasuryLive {
  readonly type: 'treasury.withdrawal';
  readonly id: WithdrawalId;
  readonly state: WithdrawalState;
}
