// MON-11: tickets for tokens, by an invoice to the ticket key. There is a ticket when the tokens are there; whatever is not
// for one goes back to where it came from.
import { chainErrors } from '@wagram/contract/chain';
import type { InvoiceView } from '@wagram/contract/invoices';
import { isId } from '@wagram/contract/kernel';
import { ticketErrors, type SaleChoices } from '@wagram/contract/tickets';
import {
  addressOfKey,
  NetworkUnreachable,
  RpcRefusal,
  takesTokens,
  type Chain,
  type OwnChain,
  type OwnToken,
} from '#chain';
import type { InvoiceRow, InvoiceRules, Invoices } from '#invoices';
import { fail, type App, type Db, type MemberId, type StreamId } from '#kernel';
import { findLinked } from '#wallet';
import { findSeat, seat, type Asked } from './buy.ts';
import { placeOrder } from './orders.ts';
import { updateTicketState, type LockTicketRow } from './tickets.gen.ts';
import { symbolOf } from './view.ts';

/** What a sale for tokens is kept with. */
export interface TokenTerms {
  readonly decimals: number;
  readonly genesis: string;
  readonly mint: string;
  readonly hostAddress: string;
}

export interface TokenOffer {
  choicesFor(memberId: MemberId): Promise<SaleChoices>;
  /** Says why not. */
  termsFor(hostId: MemberId): Promise<TokenTerms>;
  ask(asked: Asked): Promise<InvoiceView>;
  /** Places what is owed for a ticket. Nothing where it is not known whom to pay: it is asked for again. */
  settle(tx: Db, ticket: LockTicketRow, isRefund: boolean, now: Date): Promise<void>;
}

/** Whose it was, or else whose name it was paid for. */
const payerOf = async (tx: Db, invoices: Invoices, { id, member_id: memberId }: Pick<InvoiceRow, 'id' | 'member_id'>) =>
  (await invoices.payerOf(tx, id)) ?? (memberId === null ? null : ((await findLinked(tx, memberId))?.address ?? null));

const giveBack = async (
  app: App,
  tx: Db,
  chain: OwnChain,
  invoices: Invoices,
  invoice: InvoiceRow,
  { amount, key }: { readonly amount: bigint; readonly key: string },
  now: Date,
): Promise<void> => {
  const address = await payerOf(tx, invoices, invoice);
  if (address === null) {
    app.log.warn({ invoice: invoice.id }, 'tokens came that nobody can be found for');
    return;
  }
  const { genesis, mint, member_id: memberId } = invoice;
  const order = { what: 'return', ticketId: null, memberId, genesis, mint, address, amount } as const;
  await placeOrder(tx, chain, { ...order, key: `return:${key}` }, now);
};

const rulesFor = (app: App, chain: OwnChain, invoices: Invoices): InvoiceRules => ({
  settle: async (tx, invoice, arrived, now) => {
    const { id, member_id: memberId, subject_id: streamId, amount } = invoice;
    const isAsked = memberId !== null && streamId !== null && isId<StreamId>(streamId);
    const sale = isAsked ? await findSeat(tx, { memberId, streamId, price: amount }, now) : 'sale_over';
    const isFree = memberId !== null && typeof sale !== 'string' && sale.mint === invoice.mint;
    if (isFree) await seat(tx, memberId, sale, { transferId: null, invoiceId: id }, now);
    const extra = isFree ? arrived - BigInt(amount) : arrived;
    if (extra > 0n) await giveBack(app, tx, chain, invoices, invoice, { amount: extra, key: id }, now);
  },
  keep: (tx, invoice, extra, key, now) =>
    giveBack(app, tx, chain, invoices, invoice, { amount: extra, key: `late:${key}` }, now),
});

const settleFor =
  (chain: OwnChain, invoices: Invoices): TokenOffer['settle'] =>
  async (tx, ticket, isRefund, now) => {
    const { id, invoice_id: invoiceId, member_id: memberId, host_id: hostId, genesis, mint } = ticket;
    if (invoiceId === null || genesis === null || mint === null) throw new Error(`nobody paid for ${id}`);
    const linked = hostId === null ? null : await findLinked(tx, hostId);
    const host = linked?.address ?? ticket.host_address;
    const address = isRefund ? await payerOf(tx, invoices, { id: invoiceId, member_id: memberId }) : host;
    if (address === null) return;
    const what = isRefund ? 'refund' : 'payout';
    const receiver = isRefund ? memberId : hostId;
    const order = { what, ticketId: id, memberId: receiver, key: `end:${id}`, genesis, mint, address } as const;
    await placeOrder(tx, chain, { ...order, amount: BigInt(ticket.price) }, now);
    await updateTicketState(tx, { id, state: isRefund ? 'refunding' : 'paying', settledAt: null });
  };

const findToken = async (app: App, chain: Chain): Promise<OwnToken | null> => {
  if (!takesTokens(app, chain) || (await chain.products.states()).tickets !== 'on') return null;
  return chain.token().catch((error: unknown) => {
    if (error instanceof NetworkUnreachable || error instanceof RpcRefusal) return null;
    throw error;
  });
};

export const createTokenOffer = (app: App, chain: Chain, invoices: Invoices): TokenOffer => {
  if (chain !== null) invoices.serve('ticket', rulesFor(app, chain, invoices));
  const there = (): OwnChain => (takesTokens(app, chain) ? chain : fail(ticketErrors, 'tokens_not_taken'));
  const token = async (): Promise<OwnToken> => (await there().token()) ?? fail(ticketErrors, 'tokens_not_taken');
  return {
    choicesFor: async (memberId) => {
      const found = await findToken(app, chain);
      const isLinked = found !== null && (await findLinked(app.db, memberId)) !== null;
      return {
        symbols: { WGM: symbolOf(app, 'WGM'), WGR: symbolOf(app, 'WGR') },
        tokens: found === null ? null : { decimals: found.decimals, is_linked: isLinked },
      };
    },
    termsFor: async (hostId) => {
      const { decimals, mint } = await token();
      await there().products.assertOn('tickets');
      const { address } = (await findLinked(app.db, hostId)) ?? fail(ticketErrors, 'host_not_linked');
      return { decimals, genesis: await there().genesis(), mint, hostAddress: address };
    },
    ask: async (asked) => {
      const paid = await token();
      await there().products.assertOn('tickets');
      const sale = await app.transact((tx) => findSeat(tx, asked, app.clock.now()));
      if (typeof sale === 'string') return fail(ticketErrors, sale);
      if (sale.unit !== 'WGR') fail(ticketErrors, 'other_unit');
      if (sale.mint !== paid.mint) fail(ticketErrors, 'tokens_not_taken');
      const to = await addressOfKey(app, 'tickets');
      const { memberId, streamId: subjectId } = asked;
      return invoices.ask({ memberId, purpose: 'ticket', subjectId, token: paid, amount: BigInt(sale.price), to });
    },
    settle: chain === null ? async () => fail(chainErrors, 'chain_off') : settleFor(chain, invoices),
  };
};
