import type { MemberId } from '@wagram/contract/kernel';
import type { TreasuryView, WithdrawalView } from '@wagram/contract/treasury';
import { useState } from 'react';
import { ErrorState, Notice, Skeleton } from '#ui';
import { useTreasury } from './api.ts';
import { mostOf } from './draft.ts';
import { NothingToWithdraw } from './nothing.tsx';
import { texts } from './texts.ts';
import { useWithdrawals } from './use-withdrawals.ts';
import { WithdrawForm } from './withdraw-form.tsx';
import { WithdrawalList } from './withdrawal-list.tsx';
import { WithdrawalTaken } from './withdrawal-taken.tsx';

export interface WithdrawProps {
  readonly memberId: MemberId;
  /** Of their own wallet. */
  readonly address: string;
  readonly onClose: () => void;
}

/** MON-03: the form, or what became of it, and below what was withdrawn before. */
const Inside = ({ memberId, address, treasury, onClose }: WithdrawProps & { readonly treasury: TreasuryView }) => {
  const list = useWithdrawals(memberId);
  const [taken, setTaken] = useState<WithdrawalView | null>(null);
  // The list hears how far it has come.
  const now = taken === null ? null : (list.withdrawals.find(({ id }) => id === taken.id) ?? taken);
  const hasMore = mostOf(treasury) > 0n;
  return (
    <>
      {now !== null && (
        <WithdrawalTaken
          withdrawal={now}
          treasury={treasury}
          onDone={onClose}
          onAgain={hasMore ? () => setTaken(null) : null}
        />
      )}
      {now === null && treasury.is_paused && <Notice tone="warning">{texts.paused}</Notice>}
      {now === null && !treasury.is_paused && hasMore && (
        <WithdrawForm memberId={memberId} own={address} treasury={treasury} onTaken={setTaken} />
      )}
      {now === null && !treasury.is_paused && !hasMore && <NothingToWithdraw treasury={treasury} />}
      <WithdrawalList list={list} treasury={treasury} />
    </>
  );
};

export const Withdraw = (props: WithdrawProps) => {
  const { data: treasury, isError, refetch } = useTreasury(props.memberId);
  if (treasury === null) return <Notice>{texts.off}</Notice>;
  if (treasury !== undefined) return <Inside {...props} treasury={treasury} />;
  if (isError) return <ErrorState title={texts.failedToLoad} onRetry={() => void refetch()} />;
  return <Skeleton className="h-64" />;
};
