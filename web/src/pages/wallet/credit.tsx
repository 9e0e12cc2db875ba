import type { MemberId } from '@wagram/contract/kernel';
import { Suspense, useState } from 'react';
import { DailyClaim } from '#credit';
import { lazy } from '#kernel';
import { useRewards } from '#rewards';
import { useFollowWithdrawals, useTreasury } from '#treasury';
import { openDialog } from '#ui';
import { CreditCard, refreshChain, useNetwork } from '#wallet';

// They come with what they need once somebody wants them.
const WithdrawSheet = lazy(async () => ({ default: (await import('./withdraw-sheet.tsx')).WithdrawSheet }));

const DepositSheet = lazy(async () => ({ default: (await import('./deposit-sheet.tsx')).DepositSheet }));
const MoreSheet = lazy(async () => ({ default: (await import('../home/more-sheet.tsx')).MoreSheet }));

/** Friends who have done what is asked of them and were not paid yet; null until it is known, and for a guest. */
const usePending = (memberId: MemberId | null): number | null => {
  const rewards = useRewards(memberId).data?.rewards ?? null;
  return rewards === null ? null : rewards.qualified - rewards.credited;
};

interface WalletCreditProps {
  readonly memberId: MemberId | null;
  /** Where credit goes that is withdrawn, unless they say another; null until the keys of this device are there. */
  readonly address: string | null;
  /** What has no button of its own is asked for. */
  readonly isMore: boolean;
  readonly onLess: () => void;
}

/** The card of the ledger, with what rooms above the wallet know and do, and the ways in and out of it. */
export const WalletCredit = ({ memberId, address, isMore, onLess }: WalletCreditProps) => {
  const pending = usePending(memberId);
  const { data: treasury = null } = useTreasury(memberId);
  const network = useNetwork() ?? null;
  const [moving, setMoving] = useState<'in' | 'out' | null>(null);
  useFollowWithdrawals(refreshChain);
  const moveTo = (way: 'in' | 'out') => () => {
    onLess();
    setMoving(way);
  };
  const canDeposit = memberId !== null && network !== null && network.products.deposit !== 'off';
  return (
    <>
      <CreditCard
        memberId={memberId}
        pending={pending}
        onSend={() => openDialog('send-credit')}
        onWithdraw={treasury === null || address === null ? null : () => setMoving('out')}
        claim={memberId === null ? null : <DailyClaim memberId={memberId} />}
      />
      <Suspense fallback={null}>
        {isMore && (
          <MoreSheet
            memberId={memberId}
            onDeposit={canDeposit ? moveTo('in') : null}
            onWithdraw={treasury === null ? null : moveTo('out')}
            onClose={onLess}
          />
        )}
        {moving === 'out' && memberId !== null && address !== null && (
          <WithdrawSheet memberId={memberId} address={address} onClose={() => setMoving(null)} />
        )}
        {moving === 'in' && memberId !== null && address !== null && (
          <DepositSheet memberId={memberId} address={address} onClose={() => setMoving(null)} />
        )}
      </Suspense>
    </>
  );
};
