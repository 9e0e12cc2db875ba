// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, many, maybe, one, type SwapPoolId, type SwapPriceSpan, type SwapTradeSide } from '#kernel';

export interface InsertPoolRow {
  id: SwapPoolId;
}

/** Nothing where there is one already. */
export const insertPool = maybe<{ id: SwapPoolId; genesis: string; mint: string; program: string; decimals: number; symbol: string; sol: bigint | number; tokens: bigint | number; now: Date }, InsertPoolRow>(
  'swap_insert_pool',
  `insert into swap_pools (id, genesis, mint, program, decimals, symbol, sol, tokens, created_at)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
on conflict (genesis, mint) do nothing returning id`,
  (p) => [p.id, p.genesis, p.mint, p.program, p.decimals, p.symbol, p.sol, p.tokens, p.now],
);

export interface SumSolRow {
  sol: string;
}

/** What lies at the desk's address for pools that are open already. */
export const sumSol = one<{ genesis: string }, SumSolRow>(
  'swap_sum_sol',
  `select coalesce(sum(sol), 0)::text as sol from swap_pools where genesis = $1`,
  (p) => [p.genesis],
);

export interface SelectPoolRow {
  id: SwapPoolId;
  genesis: string;
  mint: string;
  program: string;
  decimals: number;
  symbol: string;
  sol: string;
  tokens: string;
  buy_in: string;
  buy_out: string;
  sell_in: string;
  sell_out: string;
}

/** What has landed and what is under way are of one moment: a trade that lands meanwhile is in one of them, and once. */
export const selectPool = maybe<{ genesis: string; mint: string }, SelectPoolRow>(
  'swap_select_pool',
  `select p.id, p.genesis, p.mint, p.program, p.decimals, p.symbol, p.sol, p.tokens,
  (select coalesce(sum(t.amount_in), 0)::text from swap_trades t where t.pool_id = p.id and t.state = 'sent' and t.side = 'buy') as buy_in,
  (select coalesce(sum(t.amount_out), 0)::text from swap_trades t where t.pool_id = p.id and t.state = 'sent' and t.side = 'buy') as buy_out,
  (select coalesce(sum(t.amount_in), 0)::text from swap_trades t where t.pool_id = p.id and t.state = 'sent' and t.side = 'sell') as sell_in,
  (select coalesce(sum(t.amount_out), 0)::text from swap_trades t where t.pool_id = p.id and t.state = 'sent' and t.side = 'sell') as sell_out
from swap_pools p where p.genesis = $1 and p.mint = $2`,
  (p) => [p.genesis, p.mint],
);

export interface SelectPoolsRow {
  mint: string;
  decimals: number;
  symbol: string;
  sol: string;
  tokens: string;
  trades: number;
  underway: number;
  volume: string;
  tokens_out: string;
  sol_out: string;
}

/** All of a network, the oldest first, with what happened lately and what the desk still has to give. */
export const selectPools = many<{ since: Date; genesis: string; limit: bigint | number }, SelectPoolsRow>(
  'swap_select_pools',
  `select p.mint, p.decimals, p.symbol, p.sol, p.tokens,
  (select count(*)::int from swap_trades t where t.pool_id = p.id and t.state = 'landed' and t.created_at > $1) as trades,
  (select count(*)::int from swap_trades t where t.pool_id = p.id and t.state = 'sent') as underway,
  (select coalesce(sum(v.volume), 0)::text from swap_prices v where v.pool_id = p.id and v.span = 'quarter' and v.at > $1) as volume,
  (select coalesce(sum(t.amount_out), 0)::text from swap_trades t where t.pool_id = p.id and t.state = 'sent' and t.side = 'buy') as tokens_out,
  (select coalesce(sum(t.amount_out), 0)::text from swap_trades t where t.pool_id = p.id and t.state = 'sent' and t.side = 'sell') as sol_out
from swap_pools p where p.genesis = $2 order by p.id limit $3`,
  (p) => [p.since, p.genesis, p.limit],
);

export interface LockPoolRow {
  id: SwapPoolId;
  genesis: string;
  sol: string;
  tokens: string;
}

/** Trades of one pool take turns, and none lands meanwhile: what is under way is counted after this. */
export const lockPool = maybe<{ id: SwapPoolId }, LockPoolRow>(
  'swap_lock_pool',
  `select id, genesis, sol, tokens from swap_pools where id = $1 for update`,
  (p) => [p.id],
);

export interface SelectUnderwayRow {
  side: SwapTradeSide;
  amount_in: string;
  amount_out: string;
}

/** One row for each side that has any. */
export const selectUnderway = many<{ poolId: SwapPoolId }, SelectUnderwayRow>(
  'swap_select_underway',
  `select side, sum(amount_in)::text as amount_in, sum(amount_out)::text as amount_out
from swap_trades where pool_id = $1 and state = 'sent' group by side`,
  (p) => [p.poolId],
);

export interface MoveReservesRow {
  mint: string;
  decimals: number;
  sol: string;
  tokens: string;
}

/** A trade has landed; each of the two may be less than nothing. */
export const moveReserves = one<{ sol: bigint | number; tokens: bigint | number; id: SwapPoolId }, MoveReservesRow>(
  'swap_move_reserves',
  `update swap_pools set sol = sol + $1, tokens = tokens + $2 where id = $3 returning mint, decimals, sol, tokens`,
  (p) => [p.sol, p.tokens, p.id],
);

/** One trade, or the opening, in each of the spans that it fell into. */
export const upsertPrices = exec<{ poolId: SwapPoolId; at: Date; price: string; volume: string }>(
  'swap_upsert_prices',
  `insert into swap_prices (pool_id, span, at, low, high, close, volume)
select $1, named.span, date_bin(named.width, $2::timestamptz, timestamptz '2024-01-01 00:00:00+00'), $3::numeric, $3::numeric, $3::numeric, $4::numeric
from (values ('quarter', interval '15 minutes'), ('hour', interval '1 hour'), ('six', interval '6 hours'), ('day', interval '1 day')) as named (span, width)
on conflict (pool_id, span, at) do update set
  low = least(swap_prices.low, excluded.low),
  high = greatest(swap_prices.high, excluded.high),
  close = excluded.close,
  volume = swap_prices.volume + excluded.volume`,
  (p) => [p.poolId, p.at, p.price, p.volume],
);

export interface PriceRow {
  at: Date;
  low: string;
  high: string;
  close: string;
  volume: string;
}

export const selectPrices = many<{ poolId: SwapPoolId; span: SwapPriceSpan; since: Date; limit: bigint | number }, PriceRow>(
  'swap_select_prices',
  `select at, low, high, close, volume from (
  select at, low, high, close, volume from swap_prices
  where pool_id = $1 and span = $2 and at > $3 order by at desc limit $4
) latest order by at`,
  (p) => [p.poolId, p.span, p.since, p.limit],
);

/** Where a range begins, the price is what it was before. */
export const selectPriceBefore = maybe<{ poolId: SwapPoolId; span: SwapPriceSpan; before: Date }, PriceRow>(
  'swap_select_price_before',
  `select at, low, high, close, volume from swap_prices
where pool_id = $1 and span = $2 and at <= $3 order by at desc limit 1`,
  (p) => [p.poolId, p.span, p.before],
);

export interface SelectVolumeRow {
  volume: string;
}

export const selectVolume = one<{ poolId: SwapPoolId; since: Date }, SelectVolumeRow>(
  'swap_select_volume',
  `select coalesce(sum(volume), 0)::text as volume from swap_prices
where pool_id = $1 and span = 'quarter' and at > $2`,
  (p) => [p.poolId, p.since],
);
