// MON-08: price, cap, volume and chart, all of them from trades that have landed.
import { isId } from '@wagram/contract/kernel';
import {
  priceOf,
  worthOf,
  type ChartRange,
  type PoolView,
  type PricePoint,
  type TradeView,
} from '@wagram/contract/swap';
import * as z from 'zod/mini';
import { addressOfKey, askFor, NetworkUnreachable, RpcRefusal, type OwnChain } from '#chain';
import { LAST_ID, type App, type Db, type SwapPriceSpan, type SwapTradeId } from '#kernel';
import { selectPriceBefore, selectPrices, selectVolume, type PriceRow } from './pools.gen.ts';
import { underwayOf, type PoolRow } from './pools.ts';
import { selectLanded } from './trades.gen.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Nothing says more about a price than this many points. */
const POINTS_MAX = 1_000;
const RANGES: Record<ChartRange, { readonly span: SwapPriceSpan; readonly ms: number | null }> = {
  '1d': { span: 'quarter', ms: DAY_MS },
  '1w': { span: 'hour', ms: 7 * DAY_MS },
  '1m': { span: 'six', ms: 30 * DAY_MS },
  all: { span: 'day', ms: null },
};

const supplyReply = z.object({ value: z.object({ amount: z.string().check(z.regex(/^\d{1,20}$/)) }) });

/** All there is of a token; null while nobody can say. */
const findSupply = async (chain: OwnChain, mint: string): Promise<bigint | null> => {
  try {
    return BigInt((await askFor(chain, supplyReply, 'getTokenSupply', [mint])).value.amount);
  } catch (error) {
    if (error instanceof NetworkUnreachable || error instanceof RpcRefusal) return null;
    throw error;
  }
};

const BPS = 10_000n;

const changeOf = (price: bigint, before: PriceRow | undefined): number | null => {
  const then = BigInt(before?.close ?? '0');
  return then === 0n ? null : Number(((price - then) * BPS) / then);
};

const textOf = ({ in: comes, out: goes }: { readonly in: bigint; readonly out: bigint }) => ({
  in: String(comes),
  out: String(goes),
});

export const viewOf = async (
  app: App,
  chain: OwnChain,
  pool: PoolRow,
  isPaused: boolean,
  now: Date,
): Promise<PoolView> => {
  const { db, config } = app;
  const { mint, symbol, decimals } = pool;
  const [sol, tokens] = [BigInt(pool.sol), BigInt(pool.tokens)];
  const price = priceOf(sol, tokens, decimals);
  const aDayAgo = new Date(now.getTime() - DAY_MS);
  const underway = underwayOf(pool);
  const [{ volume }, before, supply, desk] = await Promise.all([
    selectVolume(db, { poolId: pool.id, since: aDayAgo }),
    selectPriceBefore(db, { poolId: pool.id, span: 'quarter', before: aDayAgo }),
    findSupply(chain, mint),
    addressOfKey(app, 'desk'),
  ]);
  return {
    mint,
    symbol,
    decimals,
    desk,
    sol: pool.sol,
    tokens: pool.tokens,
    underway: { buy: textOf(underway.buy), sell: textOf(underway.sell) },
    fee: Number(config.chain.swap.fee),
    price: String(price),
    change: changeOf(price, before),
    volume,
    supply: supply === null ? null : String(supply),
    cap: supply === null ? null : String(worthOf(supply, price, decimals)),
    usd: mint === (await chain.token())?.mint ? config.chain.tokenUsd : null,
    is_paused: isPaused,
  };
};

const toPoint = ({ at, low, high, close, volume }: PriceRow): PricePoint => ({
  at: at.toISOString(),
  low,
  high,
  close,
  volume,
});

/** Oldest first. A range that begins amid quiet days begins with the price of before. */
export const readChart = async (db: Db, pool: PoolRow, range: ChartRange, now: Date): Promise<PricePoint[]> => {
  const { span, ms } = RANGES[range];
  const since = new Date(ms === null ? 0 : now.getTime() - ms);
  const rows = await selectPrices(db, { poolId: pool.id, span, since, limit: POINTS_MAX });
  const before = ms === null ? undefined : await selectPriceBefore(db, { poolId: pool.id, span, before: since });
  if (before === undefined) return rows.map(toPoint);
  const { close } = before;
  const start = { at: since, low: close, high: close, close, volume: '0' };
  return [start, ...rows].map(toPoint);
};

export const listLanded = async (
  db: Db,
  pool: PoolRow,
  { limit, cursor = LAST_ID }: { limit: number; cursor?: string | undefined },
): Promise<{ trades: TradeView[]; next_cursor: string | null }> => {
  const rows = isId<SwapTradeId>(cursor)
    ? await selectLanded(db, { poolId: pool.id, before: cursor, limit: limit + 1 })
    : [];
  const trades = rows.slice(0, limit).map(({ id, side, amount_in, amount_out, signature, created_at }) => ({
    id,
    side,
    sol: side === 'buy' ? amount_in : amount_out,
    tokens: side === 'buy' ? amount_out : amount_in,
    signature,
    created_at: created_at.toISOString(),
  }));
  return { trades, next_cursor: rows.length > limit ? (trades.at(-1)?.id ?? null) : null };
};
