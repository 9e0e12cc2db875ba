import type { InvoiceView } from '@wagram/contract/invoices';
import type { MemberId } from '@wagram/contract/kernel';
import { useEffect, useRef, useState } from 'react';
import { InvoiceFace, restOf, useInvoice } from '#invoices';
import {
  assetsOf,
  freshReference,
  instructionsFor,
  makeMessage,
  NetworkMark,
  sendTexts,
  Sheet,
  SignSheet,
  useHoldings,
  useNetwork,
} from '#wallet';

interface PayInvoiceProps {
  readonly memberId: MemberId;
  /** The wallet on this device. */
  readonly address: string;
  readonly invoice: InvoiceView;
  readonly title: string;
  /** What is said once it is paid, and done. */
  readonly paid: string;
  readonly onPaid: () => void;
  readonly onClose: () => void;
}

/** MON-04, MON-06: what is asked for, paid from the wallet on this device or from another one. */
export const PayInvoice = ({ memberId, address, invoice: first, title, paid, onPaid, onClose }: PayInvoiceProps) => {
  const { invoice, look } = useInvoice(memberId, first);
  const { holdings } = useHoldings(address);
  const network = useNetwork() ?? null;
  const [isPaying, setPaying] = useState(false);
  const isPaid = invoice.state === 'paid';
  const latest = useRef(onPaid);
  useEffect(() => {
    latest.current = onPaid;
  });
  useEffect(() => {
    if (isPaid) latest.current();
  }, [isPaid]);
  const { mint } = invoice.token;
  const asset = holdings === null ? undefined : assetsOf(holdings, network).find((one) => one.mint === mint);
  if (isPaying && asset !== undefined) {
    const make = () => {
      const references = [invoice.reference, freshReference()];
      const plan = { from: address, to: invoice.to, asset, amount: restOf(invoice), note: '', references };
      return makeMessage(address, instructionsFor(plan));
    };
    const back = () => {
      look();
      setPaying(false);
    };
    return (
      <SignSheet
        memberId={memberId}
        address={address}
        title={sendTexts.review.title}
        make={make}
        names={{ me: address, people: new Map(), tokens: new Map([[mint, asset]]) }}
        to={invoice.to}
        landed={paid}
        onLanded={look}
        onBack={back}
        onClose={back}
      />
    );
  }
  return (
    <Sheet title={title} onClose={onClose}>
      <NetworkMark />
      <InvoiceFace
        invoice={invoice}
        paid={paid}
        held={holdings === null ? null : (asset?.held ?? 0n)}
        onPay={() => setPaying(true)}
        onDone={onClose}
      />
    </Sheet>
  );
};
