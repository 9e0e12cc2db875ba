import type { MemberId } from '@wagram/contract/kernel';
import type { StreamView } from '@wagram/contract/streams';
import { Suspense, useState } from 'react';
import { lazy } from '#kernel';
import { HostCard, TicketCard, ticketTexts as words, useSale } from '#tickets';
import { ErrorState, Skeleton } from '#ui';

// The wallet comes when somebody pays with it.
const PayTicket = lazy(async () => ({ default: (await import('./pay-ticket.tsx')).PayTicket }));

interface StreamTicketProps {
  readonly stream: StreamView;
  readonly me: MemberId | null;
}

/** MON-11: what a ticket costs, whether one has one, and what the host has sold. */
export const StreamTicket = ({ stream, me }: StreamTicketProps) => {
  const { data: sale, isPending, refetch } = useSale(stream.id, me);
  const [isPaying, setPaying] = useState(false);
  if (isPending) return stream.needs_ticket ? <Skeleton className="mt-5 h-24 rounded-card" /> : null;
  if (sale === undefined)
    return stream.needs_ticket ? <ErrorState title={words.card.failed} onRetry={() => void refetch()} /> : null;
  if (me !== null && stream.host.id === me) return <HostCard {...{ stream, sale, me }} />;
  if (sale === null) return null;
  return (
    <>
      <TicketCard {...{ stream, sale, me }} onPayTokens={() => setPaying(true)} />
      {isPaying && me !== null && (
        <Suspense fallback={null}>
          <PayTicket memberId={me} sale={sale} onClose={() => setPaying(false)} />
        </Suspense>
      )}
    </>
  );
};
