import type { MemberId } from '@wagram/contract/kernel';
import { DailyClaim } from '#credit';
import { useRewards } from '#rewards';
import { openDialog } from '#ui';
import { CreditCard } from '#wallet';

/** Friends who have done what is asked of them and were not paid yet; null until it is known, and for a guest. */
const usePending = (memberId: MemberId | null): number | null => {
  const rewards = useRewards(memberId).data?.rewards ?? null;
  return rewards === null ? null : rewards.qualified - rewards.credited;
};

/** The card of the ledger, with what rooms above the wallet know and do. */
export const WalletCredit = ({ memberId }: { readonly memberId: MemberId | null }) => (
  <CreditCard
    memberId={memberId}
    pending={usePending(memberId)}
    onSend={() => openDialog('send-credit')}
    claim={memberId === null ? null : <DailyClaim memberId={memberId} />}
  />
);
