// MON-11: a seat for credit. What is paid is held, in the parts that it was paid in.
import { fateOf, ticketErrors, type SaleView } from '@wagram/contract/tickets';
import {
  fail,
  newId,
  type App,
  type Db,
  type InvoiceId,
  type MemberId,
  type StreamId,
  type StreamTicketId,
  type TransferId,
} from '#kernel';
import { transfer, whyShort } from '#ledger';
import { getSale } from './sale.ts';
import { lockSale, lockSeen, takeSeat, type SaleRow, type SeenStream } from './sales.gen.ts';
import { insertTicket, selectOwnTicket } from './tickets.gen.ts';

export const fateOfSeen = (stream: Omit<SeenStream, 'id' | 'host_id' | 'title'>, now: Date) =>
  fateOf(
    {
      state: stream.state,
      scheduledFor: stream.scheduled_for ?? now,
      startedAt: stream.started_at,
      endedAt: stream.ended_at,
      isHidden: stream.hidden_at !== null,
    },
    now,
  );

export interface Asked {
  readonly memberId: MemberId;
  readonly streamId: StreamId;
  /** What the buyer has seen. */
  readonly price: string;
}

type Refusal = keyof Pick<
  typeof ticketErrors,
  'stream_not_found' | 'sale_not_found' | 'own_stream' | 'has_ticket' | 'sale_over' | 'price_changed' | 'sold_out'
>;

/** A sale that still has a seat for them, locked; or why there is none. */
export const findSeat = async (tx: Db, { memberId, streamId, price }: Asked, now: Date): Promise<SaleRow | Refusal> => {
  const stream = await lockSeen(tx, { viewer: memberId, streamId });
  if (stream === undefined) return 'stream_not_found';
  const sale = await lockSale(tx, { streamId });
  if (sale === undefined) return 'sale_not_found';
  if (stream.host_id === memberId) return 'own_stream';
  if ((await selectOwnTicket(tx, { viewer: memberId, streamId })) !== undefined) return 'has_ticket';
  if (sale.state !== 'open' || fateOfSeen(stream, now) !== 'open') return 'sale_over';
  if (sale.price !== price) return 'price_changed';
  return sale.seats !== null && sale.sold >= sale.seats ? 'sold_out' : sale;
};

/** Whoever calls holds the lock on the sale. */
export const seat = async (
  tx: Db,
  memberId: MemberId,
  { stream_id: streamId, unit, price }: SaleRow,
  paid: { readonly transferId: TransferId | null; readonly invoiceId: InvoiceId | null },
  now: Date,
): Promise<void> => {
  const id = newId<StreamTicketId>(now);
  await insertTicket(tx, { id, streamId, memberId, unit, price: BigInt(price), ...paid, now });
  await takeSeat(tx, { streamId });
};

const buy = async (app: App, tx: Db, asked: Asked, now: Date): Promise<void> => {
  const sale = await findSeat(tx, asked, now);
  if (sale === 'has_ticket') return;
  if (typeof sale === 'string') return fail(ticketErrors, sale);
  if (sale.unit !== 'WGM') fail(ticketErrors, 'other_unit');
  const { memberId, streamId } = asked;
  const moved = await transfer(
    tx,
    {
      kind: 'ticket',
      key: `ticket:${streamId}:${memberId}`,
      unit: 'WGM',
      from: { member: memberId },
      to: 'held',
      amount: BigInt(sale.price),
      note: streamId,
    },
    now,
  );
  if (moved.state === 'short') fail(ticketErrors, await whyShort(app, tx, memberId));
  if (moved.state !== 'done') throw new Error(`a ticket to ${streamId} was paid and is not there`);
  await seat(tx, memberId, sale, { transferId: moved.id, invoiceId: null }, now);
};

/** One for each member and stream, however often it is asked for. */
export const buyTicket = async (app: App, asked: Asked, now: Date): Promise<SaleView> => {
  await app.transact((tx) => buy(app, tx, asked, now));
  return getSale(app, asked.memberId, asked.streamId);
};
