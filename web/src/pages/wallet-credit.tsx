import type { MemberId } from '@wagram/contract/kernel';
import { Suspense, useState } from 'react';
import { DailyClaim } from '#credit';
import { lazy } from '#kernel';
import { useRewards } from '#rewards';
import { useFollowWithdrawals, useTreasury } from '#treasury';
import { openDialog } from '#ui';
import { CreditCard, refreshChain } from '#wallet';

// Comes with what it needs once somebody wants to withdraw.
const WithdrawSheet = lazy(async () => ({ default: (await import('./withdraw-sheet.tsx')).WithdrawSheet }));

/** Friends who have done what is asked of them and were not paid yet; null until it is known, and for a guest. */
const usePending = (memberId: MemberId | null): number | null => {
  const rewards = useRewards(memberId).data?.rewards ?? null;
  return rewards === null ? null : rewards.qualified - rewards.credited;
};

interface WalletCreditProps {
  readonly memberId: MemberId | null;
  /** Where credit goes that is withdrawn, unless they say another. */
  readonly address: string;
}

/** The card of the ledger, with what rooms above the wallet know and do, and the way out of it. */
export const WalletCredit = ({ memberId, address }: WalletCreditProps) => {
  const pending = usePending(memberId);
  const { data: treasury = null } = useTreasury(memberId);
  const [isLeaving, setLeaving] = useState(false);
  useFollowWithdrawals(refreshChain);
  return (
    <>
      <CreditCard
        memberId={memberId}
        pending={pending}
        onSend={() => openDialog('send-credit')}
        onWithdraw={treasury === null ? null : () => setLeaving(true)}
        claim={memberId === null ? null : <DailyClaim memberId={memberId} />}
      />
      {isLeaving && memberId !== null && (
        <Suspense fallback={null}>
          <WithdrawSheet memberId={memberId} address={address} onClose={() => setLeaving(false)} />
        </Suspense>
      )}
    </>
  );
};
