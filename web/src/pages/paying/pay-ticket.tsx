import type { InvoiceView } from '@wagram/contract/invoices';
import type { MemberId } from '@wagram/contract/kernel';
import { ticketCalls } from '@wagram/contract/tickets';
import type { SaleView } from '@wagram/contract/tickets';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { ask, isAskError } from '#kernel';
import { refreshTickets, ticketTexts } from '#tickets';
import { buttonClass, ErrorState, Notice, Skeleton } from '#ui';
import { Sheet, useWallet } from '#wallet';
import { PayInvoice } from './pay-invoice.tsx';

const words = ticketTexts.buy;

interface PayTicketProps {
  readonly memberId: MemberId;
  readonly sale: SaleView;
  readonly onClose: () => void;
}

/** MON-11: a ticket for tokens, out of the wallet on this device or another one. */
export const PayTicket = ({ memberId, sale, onClose }: PayTicketProps) => {
  const { stream_id: streamId, price } = sale;
  const client = useQueryClient();
  const { wallet } = useWallet();
  const { mutate, data, error } = useMutation<{ invoice: InvoiceView }, unknown, undefined>({
    mutationFn: () => ask(ticketCalls.payForTicket, { user_id: memberId, stream_id: streamId, price }),
  });
  useEffect(() => mutate(undefined), [mutate]);
  if (data !== undefined && wallet?.state === 'ready') {
    return (
      <PayInvoice
        memberId={memberId}
        address={wallet.address}
        invoice={data.invoice}
        title={words.pay}
        paid={words.paid}
        onPaid={() => refreshTickets(client, streamId)}
        onClose={onClose}
      />
    );
  }
  const why = isAskError(error) && error.status > 0 ? error.message : words.askFailed;
  return (
    <Sheet title={words.pay} onClose={onClose}>
      {error !== null && <ErrorState title={why} onRetry={() => mutate(undefined)} />}
      {error === null && (wallet === null || data === undefined) && <Skeleton className="h-48" />}
      {error === null && wallet !== null && wallet.state !== 'ready' && (
        <>
          <Notice>{words.noWallet}</Notice>
          <Link to="/wallet" className={buttonClass('primary', 'lg')}>
            {words.openWallet}
          </Link>
        </>
      )}
    </Sheet>
  );
};
