import type { MemberId } from '@wagram/contract/kernel';
import type { StreamView } from '@wagram/contract/streams';
import type { SaleView } from '@wagram/contract/tickets';
import { CircleCheck, Ticket } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { requireSignIn } from '#auth';
import { Button, classes } from '#ui';
import { BuyDialog } from './buy-dialog.tsx';
import { sumOf } from './figures.ts';
import { texts } from './texts.ts';

const words = texts.card;

interface FaceProps {
  readonly icon?: ReactNode;
  readonly title: string;
  readonly hint: string;
  readonly isGood?: boolean;
  readonly children?: ReactNode;
}

/** Torn off at the side, as tickets are. */
const Face = ({ icon, title, hint, isGood = false, children }: FaceProps) => (
  <section aria-label={words.label} className="mt-5 flex overflow-hidden rounded-card border border-line bg-surface">
    <span
      aria-hidden="true"
      className={classes(
        'flex w-16 shrink-0 items-center justify-center border-e-2 border-dashed border-line',
        isGood ? 'bg-mint-soft text-mint' : 'bg-accent-soft text-accent-ink',
      )}
    >
      {icon ?? <Ticket className="size-7" />}
    </span>
    <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-3 px-4 py-4">
      <div className="min-w-0">
        <p className="tabular text-lg font-semibold tracking-tight">{title}</p>
        <p className="mt-0.5 text-sm text-ink-2">{hint}</p>
      </div>
      {children}
    </div>
  </section>
);

const Own = ({ stream, ticket }: { readonly stream: StreamView; readonly ticket: NonNullable<SaleView['ticket']> }) => {
  if (ticket.state === 'refunding') return <Face title={words.refunding} hint={words.refundedHint} />;
  if (ticket.state === 'refunded') return <Face title={words.refunded} hint={words.refundedHint} />;
  const hint = stream.state === 'ended' ? words.havePast : words.haveSoon;
  return <Face isGood icon={<CircleCheck className="size-7" />} title={words.have} hint={hint} />;
};

interface TicketCardProps {
  readonly stream: StreamView;
  readonly sale: SaleView;
  readonly me: MemberId | null;
  /** Where tokens are asked for: opens the payment. */
  readonly onPayTokens: () => void;
}

/** MON-11: what stands in place of the player for whoever has no ticket yet. */
export const TicketCard = ({ stream, sale, me, onPayTokens }: TicketCardProps) => {
  const [isBuying, setBuying] = useState(false);
  if (sale.ticket !== null) return <Own stream={stream} ticket={sale.ticket} />;
  if (sale.state === 'off') return null;
  if (stream.state === 'ended') return <Face title={words.past} hint={words.pastHint} />;
  if (sale.state !== 'open') return <Face title={words.closed} hint={words.pastHint} />;
  if (sale.left === 0) return <Face title={words.soldOut} hint={words.soldOutHint} />;
  const handleGet = () => requireSignIn(words.signIn) && setBuying(true);
  return (
    <>
      <Face
        title={sumOf(sale.price, sale)}
        hint={sale.left === null ? words.hint : `${words.left(sale.left)}. ${words.hint}`}
      >
        <Button onClick={handleGet}>{words.get}</Button>
      </Face>
      {isBuying && me !== null && (
        <BuyDialog
          {...{ sale, me }}
          title={stream.title}
          onPayTokens={() => {
            setBuying(false);
            onPayTokens();
          }}
          onClose={() => setBuying(false)}
        />
      )}
    </>
  );
};
