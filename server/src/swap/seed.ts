// What demo members traded before anybody came. Each trade is signed by both and lands on the test network as of its time.
import { base58 } from '@scure/base';
import type { SwapSide } from '@wagram/contract/swap';
import { asId } from '@wagram/contract/kernel';
import { inThePast, RpcRefusal, signLast, type OwnChain, type PastChain, type Signer } from '#chain';
import { Failure, LAST_ID, type App, type MemberId, type SwapTradeId } from '#kernel';
import { findPool } from './pools.ts';
import { makeQuote } from './quotes.ts';
import { selectLanded, selectQuote } from './trades.gen.ts';
import { placeTrade, settle } from './trades.ts';

export interface SeedTrade {
  readonly memberId: MemberId;
  /** Which token; without it the server's own. */
  readonly mint?: string;
  readonly wallet: Signer;
  readonly side: SwapSide;
  /** Lamports, or the share of their tokens that is sold, in hundredths. */
  readonly amount: bigint;
  readonly at: Date;
}

const PERCENT = 100n;

const land = async (
  past: App,
  chain: PastChain,
  orders: OwnChain['orders'],
  { memberId, mint, wallet, side, at }: SeedTrade,
  amount: bigint,
): Promise<bigint> => {
  const { address } = wallet;
  const {
    id,
    message,
    amount_out: out,
  } = await makeQuote(past, chain, memberId, { mint, address, side, amount: String(amount), slippage: 0 }, at);
  const signature = base58.encode(wallet.sign(Buffer.from(message, 'base64')));
  const quote = await selectQuote(past.db, { id, memberId });
  if (quote === undefined) return 0n;
  const bytes = await signLast(past, 'desk', { message: quote.message, address, signature });
  const genesis = await chain.genesis();
  await past.transact((tx) => placeTrade(past, tx, orders, { quote, memberId, genesis, bytes }, at));
  await chain.ask('sendTransaction', [Buffer.from(bytes).toString('base64'), { encoding: 'base64' }]);
  // Whoever follows its order would do the same a little later.
  await past.transact((tx) => settle(tx, asId<SwapTradeId>(id), true, at));
  return BigInt(out);
};

/** Of one token, in their order. What one cannot pay does not happen; a pool that somebody has traded with already is left alone. */
export const seedTrades = async (
  app: App,
  orders: OwnChain['orders'],
  trades: readonly SeedTrade[],
  isStopping: () => boolean,
): Promise<void> => {
  const [first] = trades;
  if (first === undefined) return;
  await inThePast(app, first.at, async (past, chain, goTo) => {
    const pool = await findPool(past, chain, first.mint);
    if (pool === null) return;
    if ((await selectLanded(app.db, { poolId: pool.id, before: asId<SwapTradeId>(LAST_ID), limit: 1 })).length > 0)
      return;
    const held = new Map<MemberId, bigint>();
    for (const trade of trades) {
      if (isStopping()) return;
      goTo(trade.at);
      const has = held.get(trade.memberId) ?? 0n;
      const amount = trade.side === 'buy' ? trade.amount : (has * trade.amount) / PERCENT;
      if (trade.side === 'buy') await chain.give(trade.wallet.address, amount);
      const out = amount === 0n ? null : await land(past, chain, orders, trade, amount).catch(nothing);
      if (out !== null) held.set(trade.memberId, trade.side === 'buy' ? has + out : has - amount);
    }
  });
};

/** It was refused, and the rest of the past goes on. */
const nothing = (error: unknown): null => {
  if (error instanceof RpcRefusal || error instanceof Failure) return null;
  throw error;
};
