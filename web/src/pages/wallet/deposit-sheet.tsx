import type { InvoiceView } from '@wagram/contract/invoices';
import type { MemberId } from '@wagram/contract/kernel';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DepositForm, depositTexts, refreshTreasury } from '#treasury';
import { moreTexts, NetworkMark, Sheet } from '#wallet';
import { PayInvoice } from '../paying/pay-invoice.tsx';

interface DepositSheetProps {
  readonly memberId: MemberId;
  readonly address: string;
  readonly onClose: () => void;
}

/** MON-04: tokens come in as credit, in a sheet of the wallet. */
export const DepositSheet = ({ memberId, address, onClose }: DepositSheetProps) => {
  const client = useQueryClient();
  const [invoice, setInvoice] = useState<InvoiceView | null>(null);
  const title = moreTexts.deposit;
  if (invoice !== null) {
    return (
      <PayInvoice
        memberId={memberId}
        address={address}
        invoice={invoice}
        title={title}
        paid={depositTexts.paid}
        onPaid={() => refreshTreasury(client)}
        onClose={onClose}
      />
    );
  }
  return (
    <Sheet title={title} onClose={onClose}>
      <NetworkMark />
      <DepositForm memberId={memberId} onAsked={setInvoice} />
    </Sheet>
  );
};
