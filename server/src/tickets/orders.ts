// MON-11: what the ticket key pays and makes on the network, each once. A row stands before the order, and the order before
// anything is signed; what fails for good has moved nothing, and is placed anew after a while.

import { asId } from '@wagram/contract/kernel';
import { addressOfKey, provideFees, type OrderPlan, type OwnChain } from '#chain';
import {
  newId,
  type App,
  type ChainOrderId,
  type Db,
  type MemberId,
  type StreamTicketId,
  type TicketOrderId,
  type TicketOrderWhat,
} from '#kernel';
import { makeReceipt, payFromKey } from './instructions.ts';
import {
  insertTicketOrder,
  renewOrder,
  selectFailedOrders,
  selectTicketOrder,
  updateTicketOrder,
  type TicketOrderRow,
} from './orders.gen.ts';
import { sayRefunded } from './refunded.ts';
import { tell } from './tell.ts';
import { lockTicket, updateTicketState } from './tickets.gen.ts';

const KIND = 'ticket';
const AGAIN_MS = 3_600_000;

export interface TicketOrder {
  readonly what: TicketOrderWhat;
  readonly ticketId: StreamTicketId | null;
  readonly memberId: MemberId | null;
  /** One order for each. */
  readonly key: string;
  readonly genesis: string;
  readonly mint: string;
  readonly address: string;
  readonly amount: bigint;
}

/** In the transaction that makes it necessary. */
export const placeOrder = async (tx: Db, chain: OwnChain, order: TicketOrder, now: Date): Promise<void> => {
  const id = newId<TicketOrderId>(now);
  if ((await insertTicketOrder(tx, { id, ...order, now })) !== undefined)
    await chain.orders.place(tx, KIND, id, order.genesis);
};

const getRow = async (db: Db, id: ChainOrderId): Promise<TicketOrderRow> => {
  const row = await selectTicketOrder(db, { id: asId<TicketOrderId>(id) });
  if (row === undefined) throw new Error('an order without its ticket');
  return row;
};

const build = async (app: App, chain: OwnChain, id: ChainOrderId): Promise<OrderPlan> => {
  const { what, ticket_id: ticketId, mint, address, amount, title } = await getRow(app.db, id);
  const ticketKey = await addressOfKey(app, 'tickets');
  await provideFees(chain, ticketKey);
  if (what === 'receipt' && ticketId !== null) {
    const instructions = await makeReceipt({ id: ticketId, ticketKey, mint, owner: address, title });
    return { from: 'tickets', instructions };
  }
  const token = await chain.token();
  if (token?.mint !== mint) throw new Error(`the token ${mint} is not the one of this server any more`);
  const plan = { token, ticketKey, to: address, amount: BigInt(amount), note: `ticket ${what} ${id}` };
  return { from: 'tickets', instructions: await payFromKey({ ...plan, isAccountMade: what !== 'return' }) };
};

const settle = async (app: App, tx: Db, id: ChainOrderId, isPaid: boolean, now: Date): Promise<void> => {
  const row = await getRow(tx, id);
  if (row.state !== 'waiting') return;
  await updateTicketOrder(tx, { id: row.id, state: isPaid ? 'done' : 'failed', now });
  if (!isPaid || row.ticket_id === null || (row.what !== 'payout' && row.what !== 'refund')) return;
  const ticket = await lockTicket(tx, { id: row.ticket_id });
  if (ticket === undefined) return;
  const state = row.what === 'payout' ? 'paid' : 'refunded';
  await updateTicketState(tx, { id: ticket.id, state, settledAt: now });
  if (state === 'refunded') await sayRefunded(app, tx, ticket);
};

export const serveOrders = (app: App, chain: OwnChain): void =>
  chain.orders.serve(KIND, {
    build: (id) => build(app, chain, id),
    settle: (tx, id, isPaid, now) => settle(app, tx, id, isPaid, now),
    tell: async (id) => {
      const { stream_id: streamId, member_id: memberId } = await getRow(app.db, id);
      if (streamId !== null) tell(app, streamId, [memberId]);
      app.events.wake();
    },
  });

/** The ticket key may have been without SOL for the fee, or the account that was paid from is gone for now. */
export const placeFailedAgain = async (app: App, chain: OwnChain, genesis: string): Promise<void> => {
  const before = new Date(app.clock.now().getTime() - AGAIN_MS);
  for (const { id } of await selectFailedOrders(app.db, { genesis, before }))
    await app.transact(async (tx) => {
      const freshId = newId<TicketOrderId>();
      if ((await renewOrder(tx, { id, freshId })) !== undefined) await chain.orders.place(tx, KIND, freshId, genesis);
    });
};
