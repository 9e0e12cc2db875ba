import type { MemberId } from '@wagram/contract/kernel';
import { treasuryCalls } from '@wagram/contract/treasury';
import type { WithdrawalView } from '@wagram/contract/treasury';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask, isRefused } from '#kernel';
import { sendOnce, takeFromBalance } from '#ledger';
import { refreshTreasury } from './api.ts';
import { texts } from './texts.ts';

interface Draft {
  readonly amount: string;
  readonly address: string;
}

/** MON-03: pressed again after a lost answer, it still leaves once. What the server refuses is said in its words. */
export const useWithdraw = (memberId: MemberId, onTaken: (withdrawal: WithdrawalView) => void) => {
  const client = useQueryClient();
  const sending = useMutation({
    mutationFn: (draft: Draft) =>
      sendOnce(`withdraw ${JSON.stringify([memberId, draft])}`, (key) =>
        ask(treasuryCalls.withdraw, { user_id: memberId, ...draft }, { key }),
      ),
    onSuccess: ({ withdrawal }) => {
      takeFromBalance(client, 'WGM', BigInt(withdrawal.amount));
      onTaken(withdrawal);
    },
    // Also after a failure: nobody knows what became of it, or what is shown is no longer so.
    onSettled: () => refreshTreasury(client),
  });
  const problem = sending.error === null ? null : isRefused(sending.error) ? sending.error.message : texts.failed;
  return { withdraw: sending.mutate, isSending: sending.isPending, problem };
};
