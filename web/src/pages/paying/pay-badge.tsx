import type { InvoiceView } from '@wagram/contract/invoices';
import type { OwnProfileView } from '@wagram/contract/members';
import { verificationCalls } from '@wagram/contract/verification';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { ask, isAskError } from '#kernel';
import { buttonClass, ErrorState, Notice, Skeleton } from '#ui';
import { useGotBadge, verificationTexts as words } from '#verification';
import { Sheet, useWallet } from '#wallet';
import { PayInvoice } from './pay-invoice.tsx';

interface PayBadgeProps {
  readonly user: OwnProfileView;
  readonly onClose: () => void;
}

/** MON-06: the badge, for tokens out of the wallet on this device or another one. */
export const PayBadge = ({ user, onClose }: PayBadgeProps) => {
  const { wallet } = useWallet();
  const gotBadge = useGotBadge(user);
  const { mutate, data, error } = useMutation<{ invoice: InvoiceView }, unknown, undefined>({
    mutationFn: () => ask(verificationCalls.payForVerification, { user_id: user.id }),
  });
  useEffect(() => mutate(undefined), [mutate]);
  if (data !== undefined && wallet?.state === 'ready') {
    return (
      <PayInvoice
        memberId={user.id}
        address={wallet.address}
        invoice={data.invoice}
        title={words.tokens.pay}
        paid={words.tokens.paid}
        onPaid={gotBadge}
        onClose={onClose}
      />
    );
  }
  const why = isAskError(error) && error.status > 0 ? error.message : words.tokens.failed;
  return (
    <Sheet title={words.tokens.pay} onClose={onClose}>
      {error !== null && <ErrorState title={why} onRetry={() => mutate(undefined)} />}
      {error === null && (wallet === null || data === undefined) && <Skeleton className="h-48" />}
      {error === null && wallet !== null && wallet.state !== 'ready' && (
        <>
          <Notice>{words.tokens.noWallet}</Notice>
          <Link to="/wallet" className={buttonClass('primary', 'lg')}>
            {words.tokens.openWallet}
          </Link>
        </>
      )}
    </Sheet>
  );
};
