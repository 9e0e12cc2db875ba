// MON-11: once a stream has happened its host gets what was paid, and if it does not, whoever paid gets it back. Each ticket
// is settled in a transaction of its own, once.
import { START_GRACE_HOURS } from '@wagram/contract/tickets';
import { FIRST_ID, jobKind, type App, type Db, type StreamId, type StreamTicketId } from '#kernel';
import { partsOf, transfer } from '#ledger';
import { fateOfSeen } from './buy.ts';
import { sayRefunded } from './refunded.ts';
import { lockSale, selectFate, selectToEnd, updateSaleState } from './sales.gen.ts';
import { tell } from './tell.ts';
import { lockTicket, selectShutOut, selectToSettle, updateTicketState, type LockTicketRow } from './tickets.gen.ts';

const HOUR_MS = 3_600_000;
const AT_ONCE = 50;
export const settleJob = jobKind('tickets.settle');

/** How tickets for tokens are settled: an order is placed in the transaction. */
export interface TokenSettling {
  readonly genesis: string;
  settle(tx: Db, ticket: LockTicketRow, isRefund: boolean, now: Date): Promise<void>;
}

const endSale = (app: App, streamId: StreamId): Promise<void> =>
  app.transact(async (tx) => {
    const now = app.clock.now();
    const sale = await lockSale(tx, { streamId });
    if (sale?.state !== 'open') return;
    const stream = await selectFate(tx, { streamId });
    const state = stream === undefined ? 'off' : fateOfSeen(stream, now);
    if (state !== 'open') await updateSaleState(tx, { streamId, state, now });
  });

/** A host who has gone, or keeps out whom they took money from, gets nothing. */
const isRefundOf = (ticket: LockTicketRow): boolean =>
  ticket.sale_state === 'off' || ticket.host_id === null || ticket.is_blocked;

/** Before the end of the stream only who cannot see it because its host blocks them. */
const isDue = ({ state, sale_state: saleState, is_live: isLive, is_blocked: isBlocked }: LockTicketRow): boolean =>
  state === 'held' && (saleState !== 'open' || (isLive && isBlocked));

/** Whoever has gone meanwhile gets nothing back: what they had fell to the treasury. */
const settleCredit = async (app: App, tx: Db, ticket: LockTicketRow, isRefund: boolean, now: Date): Promise<void> => {
  const { id, member_id: memberId, host_id: hostId, transfer_id: transferId } = ticket;
  if (transferId === null) throw new Error(`nobody paid for ${id}`);
  const receiver = isRefund ? memberId : hostId;
  const moved = await transfer(
    tx,
    {
      kind: isRefund ? 'ticket_refund' : 'ticket',
      key: `ticket end:${id}`,
      unit: 'WGM',
      from: 'held',
      to: receiver === null ? 'treasury' : { member: receiver },
      amount: BigInt(ticket.price),
      // The very parts that were paid: or else granted credit would come out as withdrawable.
      withdrawable: await partsOf(tx, transferId),
      note: ticket.stream_id,
    },
    now,
  );
  if (moved.state !== 'done') throw new Error(`what is held for ${id} is not there`);
  await updateTicketState(tx, { id, state: isRefund ? 'refunded' : 'paid', settledAt: now });
  if (isRefund) await sayRefunded(app, tx, ticket);
};

const settleTicket = async (app: App, tokens: TokenSettling | null, id: StreamTicketId): Promise<void> => {
  const settled = await app.transact(async (tx) => {
    const now = app.clock.now();
    const ticket = await lockTicket(tx, { id });
    if (ticket === undefined || !isDue(ticket)) return null;
    const isRefund = isRefundOf(ticket);
    if (ticket.unit === 'WGM') await settleCredit(app, tx, ticket, isRefund, now);
    else if (tokens?.genesis === ticket.genesis) await tokens.settle(tx, ticket, isRefund, now);
    return ticket;
  });
  if (settled !== null) tell(app, settled.stream_id, [settled.member_id, settled.host_id]);
};

type Due = readonly { readonly id: StreamTicketId }[];

/** One that cannot be settled keeps no other from being. */
const settleEach = async (app: App, tokens: TokenSettling | null, due: Due): Promise<void> => {
  for (const { id } of due)
    await settleTicket(app, tokens, id).catch((error: unknown) =>
      app.log.error({ err: error, ticket: id }, 'a ticket could not be settled'),
    );
};

/** Answers where to go on; null at the end. */
const settleSome = async (app: App, tokens: TokenSettling | null, after: StreamTicketId) => {
  const due = await selectToSettle(app.db, { genesis: tokens?.genesis ?? null, after, limit: AT_ONCE });
  await settleEach(app, tokens, due);
  return due.length === AT_ONCE ? (due.at(-1)?.id ?? null) : null;
};

export const settleDue = async (app: App, tokens: TokenSettling | null): Promise<void> => {
  const late = new Date(app.clock.now().getTime() - START_GRACE_HOURS * HOUR_MS);
  for (const { stream_id: streamId } of await selectToEnd(app.db, { late })) await endSale(app, streamId);
  await settleEach(app, tokens, await selectShutOut(app.db, { genesis: tokens?.genesis ?? null, limit: AT_ONCE }));
  let after: StreamTicketId | null = FIRST_ID;
  while (after !== null) after = await settleSome(app, tokens, after);
  app.events.wake();
};
