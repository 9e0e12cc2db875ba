import { ticketCalls } from '@wagram/contract/tickets';
import type { Chain } from '#chain';
import type { Invoices } from '#invoices';
import { route, type App } from '#kernel';
import { balanceOf } from '#ledger';
import { keepInDemo } from '#members';
import { buyTicket } from './buy.ts';
import { listTickets } from './list.ts';
import { dropSale, readSale, setSale } from './sale.ts';
import { settleDue, settleJob } from './settle.ts';
import { tell } from './tell.ts';
import { noTokens } from './tokens.ts';
import { symbolOf } from './view.ts';

const SETTLE_MS = 10_000;

export const ticketRoutes = (app: App, _chain: Chain, _invoices: Invoices): void => {
  const offer = noTokens;
  app.jobs.handle(settleJob, { everyMs: SETTLE_MS }, () => settleDue(app, null));

  route(app, ticketCalls.readSaleChoices, async () => ({
    choices: { symbols: { WGM: symbolOf(app, 'WGM'), WGR: symbolOf(app, 'WGR') }, tokens: null },
  }));
  route(app, ticketCalls.setSale, async ({ viewer, input, now }) => ({
    sale: await setSale(app, offer, viewer.memberId, input, now),
  }));
  route(app, ticketCalls.dropSale, async ({ viewer, input }) => {
    await dropSale(app, viewer.memberId, input.stream_id);
    return {};
  });
  route(app, ticketCalls.readSale, async ({ viewer, input }) => ({
    sale: await readSale(app, viewer?.memberId ?? null, input.stream_id),
  }));
  route(app, ticketCalls.buyTicket, async ({ viewer, input: { stream_id: streamId, price }, now }) => {
    await keepInDemo(app.db, viewer, 'stream', streamId, 'buy tickets of members');
    const { memberId } = viewer;
    const sale = await buyTicket(app, { memberId, streamId, price }, now);
    tell(app, streamId, [memberId]);
    return { sale, balance: String(await balanceOf(app.db, memberId)) };
  });
  route(app, ticketCalls.listTickets, ({ viewer, input }) => listTickets(app, viewer.memberId, input));
};
