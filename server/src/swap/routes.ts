import { swapCalls, swapErrors, type PoolView } from '@wagram/contract/swap';
import { failOfNetwork, type Chain, type OwnChain } from '#chain';
import { every, fail, route, type App } from '#kernel';
import { listLanded, readChart, viewOf } from './market.ts';
import { findPool, getPool } from './pools.ts';
import { createQuote } from './quotes.ts';
import { seedTrades, type SeedTrade } from './seed.ts';
import { deleteOldQuotes } from './trades.gen.ts';
import { listOwnTrades, serveTrades, takeQuote } from './trades.ts';

/** What the app hands to those who need it. */
export interface Swap {
  /** Trades of the demo community's past; nothing where there is no test network. */
  seed(trades: readonly SeedTrade[], isStopping: () => boolean): Promise<void>;
}

const HOUR_MS = 3_600_000;

const readPool = async (app: App, chain: OwnChain, mint: string | undefined, now: Date): Promise<PoolView | null> => {
  const { swap } = await chain.products.states();
  const pool = swap === 'off' ? null : await findPool(app, chain, mint);
  return pool === null ? null : viewOf(app, chain, pool, swap === 'paused', now);
};

export const swapRoutes = (app: App, chain: Chain): Swap => {
  const there = (): OwnChain => chain ?? fail(swapErrors, 'swap_off');
  if (chain !== null) serveTrades(app, chain);
  every(app, 'forget old offers', HOUR_MS, (tx, now) =>
    deleteOldQuotes(tx, { before: new Date(now.getTime() - HOUR_MS) }),
  );

  route(app, swapCalls.readPool, async ({ input, now }) => ({
    pool: chain === null ? null : await readPool(app, chain, input.mint, now).catch(failOfNetwork),
  }));
  route(app, swapCalls.readChart, async ({ input, now }) => {
    const pool = await getPool(app, there(), input.mint).catch(failOfNetwork);
    return { points: await readChart(app.db, pool, input.range, now) };
  });
  route(app, swapCalls.listTrades, async ({ input }) => {
    const pool = await getPool(app, there(), input.mint).catch(failOfNetwork);
    return listLanded(app.db, pool, input);
  });
  route(app, swapCalls.createQuote, async ({ viewer, input, now }) => ({
    quote: await createQuote(app, there(), viewer.memberId, input, now).catch(failOfNetwork),
  }));
  route(app, swapCalls.takeQuote, async ({ viewer, input: { quote_id: quoteId, signature } }) => ({
    trade: await takeQuote(app, there(), viewer.memberId, { quoteId, signature }).catch(failOfNetwork),
  }));
  route(app, swapCalls.listOwnTrades, ({ viewer, input }) => listOwnTrades(app.db, viewer.memberId, input));

  return {
    seed: async (trades, isStopping) => {
      if (chain?.kind === 'test') await seedTrades(app, chain.orders, trades, isStopping);
    },
  };
};
