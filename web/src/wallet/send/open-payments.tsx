import type { PaymentView } from '@wagram/contract/chain';
import type { MemberId } from '@wagram/contract/kernel';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Spinner, TimeAgo } from '#ui';
import { shortAddress } from '../address.ts';
import { useOpenPayments } from '../activity/entries.ts';
import { refreshChain } from '../network.ts';
import { texts } from '../activity/texts.ts';

const words = texts.open;

const Row = ({ payment: { state, to, created_at } }: { readonly payment: PaymentView }) => (
  <li className="flex min-h-18 items-center gap-3.5 border-b border-line bg-accent-soft/40 px-4 py-3 wide:px-6">
    <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-accent-soft text-accent-ink">
      <Spinner />
    </span>
    <span className="min-w-0 flex-1">
      <span className="block truncate text-base font-semibold">
        {to === null ? words.title : words.to(shortAddress(to))}
      </span>
      <span className="block text-sm text-ink-2">{words.states[state]}</span>
    </span>
    <TimeAgo at={created_at} className="shrink-0 text-sm text-ink-2" />
  </li>
);

interface OpenPaymentsProps {
  readonly memberId: MemberId;
  /** Signatures that the list below tells of already. */
  readonly told: ReadonlySet<string>;
}

/** CHN-10, CHN-12: what is on its way stands on top, and says how far it has come. */
export const OpenPayments = ({ memberId, told }: OpenPaymentsProps) => {
  const client = useQueryClient();
  const payments = useOpenPayments(memberId);
  const open = payments.filter(({ signature }) => !told.has(signature));
  // One that is no longer on its way has moved something.
  const before = useRef(payments.length);
  useEffect(() => {
    if (payments.length < before.current) refreshChain(client);
    before.current = payments.length;
  }, [payments, client]);
  if (open.length === 0) return null;
  return (
    <ul aria-label={words.label}>
      {open.map((payment) => (
        <Row key={payment.signature} payment={payment} />
      ))}
    </ul>
  );
};
