import type { InvoiceView } from '@wagram/contract/invoices';
import { CircleCheck, Clock, Hourglass } from 'lucide-react';
import { Button, classes, Notice } from '#ui';
import { OtherWallet } from './other-wallet.tsx';
import { restOf, tokensOf } from './rest.ts';
import { texts } from './texts.ts';

const FACES = {
  open: { icon: Hourglass, look: 'bg-accent-soft text-accent-ink' },
  paid: { icon: CircleCheck, look: 'bg-mint-soft text-mint' },
  lapsed: { icon: Clock, look: 'bg-coral-soft text-coral' },
} as const;

const problemOf = (invoice: InvoiceView): string | null => {
  const words = texts.problems;
  switch (invoice.problem) {
    case null:
      return null;
    case 'short':
      return words.short(tokensOf(invoice, BigInt(invoice.arrived)), tokensOf(invoice, restOf(invoice)));
    case 'another_token':
      return words.anotherToken(invoice.token.symbol);
    default:
      return words[invoice.problem];
  }
};

interface InvoiceFaceProps {
  readonly invoice: InvoiceView;
  /** What is said once it is paid. */
  readonly paid: string;
  /** What the wallet on this device holds of the token; null: not known. */
  readonly held: bigint | null;
  readonly onPay: () => void;
  readonly onDone: () => void;
}

/** How much is to be paid, what has arrived of it, and the ways to pay it. */
export const InvoiceFace = ({ invoice, paid, held, onPay, onDone }: InvoiceFaceProps) => {
  const { icon: Icon, look } = FACES[invoice.state];
  const [rest, problem] = [restOf(invoice), problemOf(invoice)];
  const isOpen = invoice.state === 'open';
  const isShort = held !== null && held < rest;
  return (
    <>
      <div role="status" className="flex flex-col items-center gap-2 py-2 text-center">
        <span className={classes('inline-flex size-16 items-center justify-center rounded-full', look)}>
          <Icon aria-hidden="true" className="size-8" />
        </span>
        <p className="text-base font-semibold text-ink-2">{texts.states[invoice.state]}</p>
        {isOpen && <p className="figures text-3xl font-bold tracking-tight wrap-anywhere">{tokensOf(invoice, rest)}</p>}
        {invoice.state === 'paid' && <p className="max-w-80 text-base">{paid}</p>}
        {invoice.state === 'lapsed' && <p className="max-w-80 text-base text-ink-2">{texts.lapsed}</p>}
      </div>
      {isOpen && problem !== null && <Notice tone="warning">{problem}</Notice>}
      {isOpen && isShort && <Notice>{texts.holds(tokensOf(invoice, held))}</Notice>}
      {isOpen ? (
        <>
          <Button size="lg" disabled={held === null || isShort} onClick={onPay}>
            {texts.pay(tokensOf(invoice, rest))}
          </Button>
          <OtherWallet invoice={invoice} />
        </>
      ) : (
        <Button size="lg" onClick={onDone}>
          {texts.done}
        </Button>
      )}
    </>
  );
};
