import { ticketCalls } from '@wagram/contract/tickets';
import { failOfNetwork, type Chain } from '#chain';
import type { Invoices } from '#invoices';
import { route, type App } from '#kernel';
import { balanceOf } from '#ledger';
import { keepInDemo } from '#members';
import { buyTicket } from './buy.ts';
import { listTickets } from './list.ts';
import { receiptNames } from './names.ts';
import { placeFailedAgain, serveOrders } from './orders.ts';
import { placeReceipts } from './receipts.ts';
import { dropSale, readSale, setSale } from './sale.ts';
import { settleDue, settleJob } from './settle.ts';
import { tell } from './tell.ts';
import { createTokenOffer, type TokenOffer } from './tokens.ts';

const SETTLE_MS = 10_000;

const serveSettling = (app: App, chain: Chain, { settle }: TokenOffer): void =>
  app.jobs.handle(settleJob, { everyMs: SETTLE_MS }, async () => {
    // Credit is settled whether or not the network can be reached.
    const genesis = (await chain?.genesis().catch(() => null)) ?? null;
    await settleDue(app, genesis === null ? null : { genesis, settle });
    if (chain === null || genesis === null) return;
    await placeFailedAgain(app, chain, genesis);
    await placeReceipts(app, chain, genesis);
  });

/** A pause stops what is sold for credit too; where the network has no tickets, credit still buys them. */
const assertNotPaused = async (chain: Chain): Promise<void> => {
  if (chain !== null && (await chain.products.states()).tickets === 'paused') await chain.products.assertOn('tickets');
};

export const ticketRoutes = (app: App, chain: Chain, invoices: Invoices): void => {
  const offer = createTokenOffer(app, chain, invoices);
  if (chain !== null) {
    serveOrders(app, chain);
    chain.book.add(receiptNames(app, chain));
  }
  serveSettling(app, chain, offer);

  route(app, ticketCalls.readSaleChoices, async ({ viewer }) => ({ choices: await offer.choicesFor(viewer.memberId) }));
  route(app, ticketCalls.setSale, async ({ viewer, input, now }) => {
    await assertNotPaused(chain);
    return { sale: await setSale(app, offer, viewer.memberId, input, now).catch(failOfNetwork) };
  });
  route(app, ticketCalls.dropSale, async ({ viewer, input }) => {
    await dropSale(app, viewer.memberId, input.stream_id);
    return {};
  });
  route(app, ticketCalls.readSale, async ({ viewer, input }) => ({
    sale: await readSale(app, viewer?.memberId ?? null, input.stream_id),
  }));
  route(app, ticketCalls.buyTicket, async ({ viewer, input: { stream_id: streamId, price }, now }) => {
    await assertNotPaused(chain);
    await keepInDemo(app.db, viewer, 'stream', streamId, 'buy tickets of members');
    const { memberId } = viewer;
    const sale = await buyTicket(app, { memberId, streamId, price }, now);
    tell(app, streamId, [memberId]);
    return { sale, balance: String(await balanceOf(app.db, memberId)) };
  });
  route(app, ticketCalls.payForTicket, async ({ viewer, input: { stream_id: streamId, price } }) => {
    await keepInDemo(app.db, viewer, 'stream', streamId, 'buy tickets of members');
    const asked = { memberId: viewer.memberId, streamId, price };
    return { invoice: await offer.ask(asked).catch(failOfNetwork) };
  });
  route(app, ticketCalls.listTickets, ({ viewer, input }) => listTickets(app, viewer.memberId, input));
};
