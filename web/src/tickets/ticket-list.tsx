import type { MemberId } from '@wagram/contract/kernel';
import type { TicketView } from '@wagram/contract/tickets';
import { Ticket } from 'lucide-react';
import { Link } from 'react-router';
import { startTime, streamPath } from '#streams';
import { buttonClass, classes, EmptyState, ErrorState, LoadMore, Skeleton } from '#ui';
import { useTickets } from './api.ts';
import { sumOf } from './figures.ts';
import { texts } from './texts.ts';

const words = texts.list;

const isBack = ({ state }: TicketView): boolean => state === 'refunding' || state === 'refunded';
const isComing = ({ state, stream }: TicketView): boolean =>
  state === 'held' && stream !== null && stream.state !== 'ended';

const Receipt = ({ ticket }: { readonly ticket: TicketView }) => {
  const { receipt } = ticket;
  if (receipt === null) return null;
  if (receipt.state === 'waiting') return <span className="text-ink-3">{words.receiptWaiting}</span>;
  return (
    <Link to={`/token/${receipt.mint}`} className="relative z-10 font-medium text-accent-ink hover:underline">
      {words.receipt}
    </Link>
  );
};

const Row = ({ ticket }: { readonly ticket: TicketView }) => {
  const title = ticket.title === '' ? words.gone : ticket.title;
  const isLive = ticket.stream?.state === 'live' && !isBack(ticket);
  return (
    <li className="relative flex gap-3 border-b border-line px-4 py-3.5 wide:px-6">
      <span
        aria-hidden="true"
        className={classes(
          'inline-flex size-11 shrink-0 items-center justify-center rounded-full',
          isBack(ticket) ? 'bg-sunken text-ink-3' : 'bg-accent-soft text-accent-ink',
        )}
      >
        <Ticket className="size-5" />
      </span>
      <div className="min-w-0 flex-1">
        <p dir="auto" className="line-clamp-2 text-base leading-snug font-semibold">
          {ticket.stream === null ? (
            title
          ) : (
            <Link to={streamPath(ticket.stream_id)} className="after:absolute after:inset-0 hover:underline">
              {title}
            </Link>
          )}
        </p>
        <p className="mt-0.5 text-sm text-ink-2">
          {isLive ? <span className="font-semibold text-coral">{words.live}</span> : startTime(ticket.scheduled_for)}
          {ticket.stream !== null && <span className="text-ink-3"> · {ticket.stream.host.username}</span>}
        </p>
        <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-ink-3">
          <span>{words.states[ticket.state]}</span>
          <Receipt ticket={ticket} />
        </p>
      </div>
      <span className="tabular shrink-0 text-base font-semibold">{sumOf(ticket.price, ticket)}</span>
    </li>
  );
};

const Part = ({ title, tickets }: { readonly title: string; readonly tickets: readonly TicketView[] }) =>
  tickets.length === 0 ? null : (
    <section aria-label={title} className="mt-5">
      <h2 className="px-4 pb-1 text-sm font-semibold text-ink-2 wide:px-6">{title}</h2>
      <ul>
        {tickets.map((ticket) => (
          <Row key={ticket.id} ticket={ticket} />
        ))}
      </ul>
    </section>
  );

const None = () => (
  <EmptyState
    icon={<Ticket className="size-7" />}
    title={words.empty}
    hint={words.hint}
    action={
      <Link to="/livestream" className={buttonClass('outline')}>
        {words.toStreams}
      </Link>
    }
  />
);

const Own = ({ me }: { readonly me: MemberId }) => {
  const { tickets, isPending, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useTickets(me);
  if (isPending) return <Skeleton className="m-5 h-40" />;
  if (isError && tickets.length === 0) return <ErrorState title={words.failed} onRetry={() => void refetch()} />;
  if (tickets.length === 0) return <None />;
  const rest = tickets.filter((one) => !isBack(one));
  return (
    <>
      <Part title={words.coming} tickets={rest.filter(isComing)} />
      <Part title={words.past} tickets={rest.filter((one) => !isComing(one))} />
      <Part title={words.refunded} tickets={tickets.filter(isBack)} />
      {hasNextPage && <LoadMore isLoading={isFetchingNextPage} onLoad={() => void fetchNextPage()} />}
    </>
  );
};

/** The member's tickets: to come, past, and paid back. A guest has none. */
export const TicketList = ({ me }: { readonly me: MemberId | null }) => (me === null ? <None /> : <Own me={me} />);
