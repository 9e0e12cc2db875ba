// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, many, maybe, one, type MemberId, type SwapPoolId, type SwapQuoteId, type SwapQuoteSide, type SwapTradeId, type SwapTradeSide, type SwapTradeState } from '#kernel';

export const insertQuote = exec<{ id: SwapQuoteId; poolId: SwapPoolId; memberId: MemberId; address: string; side: SwapQuoteSide; amountIn: bigint | number; amountOut: bigint | number; leastOut: bigint | number; fee: bigint | number; impact: number; message: Buffer; now: Date; expiresAt: Date }>(
  'swap_insert_quote',
  `insert into swap_quotes (id, pool_id, member_id, address, side, amount_in, amount_out, least_out, fee, impact, message, created_at, expires_at)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
  (p) => [p.id, p.poolId, p.memberId, p.address, p.side, p.amountIn, p.amountOut, p.leastOut, p.fee, p.impact, p.message, p.now, p.expiresAt],
);

export interface SelectQuoteRow {
  id: SwapQuoteId;
  pool_id: SwapPoolId;
  address: string;
  side: SwapQuoteSide;
  amount_in: string;
  amount_out: string;
  fee: string;
  message: Buffer;
  expires_at: Date;
}

export const selectQuote = maybe<{ id: SwapQuoteId; memberId: MemberId }, SelectQuoteRow>(
  'swap_select_quote',
  `select q.id, q.pool_id, q.address, q.side, q.amount_in, q.amount_out, q.fee, q.message, q.expires_at
from swap_quotes q where q.id = $1 and q.member_id = $2`,
  (p) => [p.id, p.memberId],
);

export interface DeleteQuoteRow {
  id: SwapQuoteId;
}

/** Whoever deletes it has taken it: of two requests at once, one does. */
export const deleteQuote = maybe<{ id: SwapQuoteId; memberId: MemberId }, DeleteQuoteRow>(
  'swap_delete_quote',
  `delete from swap_quotes where id = $1 and member_id = $2 returning id`,
  (p) => [p.id, p.memberId],
);

export const deleteOldQuotes = exec<{ before: Date }>(
  'swap_delete_old_quotes',
  `delete from swap_quotes where expires_at < $1`,
  (p) => [p.before],
);

export const insertTrade = exec<{ id: SwapTradeId; poolId: SwapPoolId; memberId: MemberId; address: string; side: SwapTradeSide; amountIn: bigint | number; amountOut: bigint | number; fee: bigint | number; signature: string; now: Date }>(
  'swap_insert_trade',
  `insert into swap_trades (id, pool_id, member_id, address, side, amount_in, amount_out, fee, signature, created_at)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
  (p) => [p.id, p.poolId, p.memberId, p.address, p.side, p.amountIn, p.amountOut, p.fee, p.signature, p.now],
);

export interface CountOpenRow {
  open: number;
}

export const countOpen = one<{ memberId: MemberId }, CountOpenRow>(
  'swap_count_open',
  `select count(*)::int as open from swap_trades where member_id = $1 and state = 'sent'`,
  (p) => [p.memberId],
);

export interface SettleTradeRow {
  pool_id: SwapPoolId;
  member_id: MemberId | null;
  side: SwapTradeSide;
  amount_in: string;
  amount_out: string;
  created_at: Date;
}

/** Once: whoever comes later finds it settled. */
export const settleTrade = maybe<{ state: SwapTradeState; now: Date; id: SwapTradeId }, SettleTradeRow>(
  'swap_settle_trade',
  `update swap_trades set state = $1, settled_at = $2 where id = $3 and state = 'sent'
returning pool_id, member_id, side, amount_in, amount_out, created_at`,
  (p) => [p.state, p.now, p.id],
);

export interface TradeRow {
  id: SwapTradeId;
  member_id: MemberId | null;
  address: string;
  side: SwapTradeSide;
  amount_in: string;
  amount_out: string;
  fee: string;
  signature: string;
  state: SwapTradeState;
  created_at: Date;
  settled_at: Date | null;
  mint: string;
  symbol: string;
  decimals: number;
  is_refused: boolean;
}

export const selectTrade = maybe<{ id: SwapTradeId }, TradeRow>(
  'swap_select_trade',
  `select t.id, t.member_id, t.address, t.side, t.amount_in, t.amount_out, t.fee, t.signature, t.state, t.created_at, t.settled_at,
  p.mint, p.symbol, p.decimals, exists (select 1 from chain_orders o where o.id = t.id and o.state = 'failed') as is_refused from swap_trades t join swap_pools p on p.id = t.pool_id where t.id = $1`,
  (p) => [p.id],
);

export const selectOwnTrades = many<{ memberId: MemberId; before: SwapTradeId; limit: bigint | number }, TradeRow>(
  'swap_select_own_trades',
  `select t.id, t.member_id, t.address, t.side, t.amount_in, t.amount_out, t.fee, t.signature, t.state, t.created_at, t.settled_at,
  p.mint, p.symbol, p.decimals, exists (select 1 from chain_orders o where o.id = t.id and o.state = 'failed') as is_refused from swap_trades t join swap_pools p on p.id = t.pool_id
where t.member_id = $1 and t.id < $2 order by t.id desc limit $3`,
  (p) => [p.memberId, p.before, p.limit],
);

export interface SelectLandedRow {
  id: SwapTradeId;
  side: SwapTradeSide;
  amount_in: string;
  amount_out: string;
  signature: string;
  created_at: Date;
}

export const selectLanded = many<{ poolId: SwapPoolId; before: SwapTradeId; limit: bigint | number }, SelectLandedRow>(
  'swap_select_landed',
  `select id, side, amount_in, amount_out, signature, created_at from swap_trades
where pool_id = $1 and state = 'landed' and id < $2 order by id desc limit $3`,
  (p) => [p.poolId, p.before, p.limit],
);

export interface ExportTradesRow {
  address: string;
  mint: string;
  symbol: string;
  side: SwapTradeSide;
  amount_in: string;
  amount_out: string;
  fee: string;
  signature: string;
  state: SwapTradeState;
  created_at: Date;
  settled_at: Date | null;
}

export const exportTrades = many<{ memberId: MemberId }, ExportTradesRow>(
  'swap_export_trades',
  `select t.address, p.mint, p.symbol, t.side, t.amount_in, t.amount_out, t.fee, t.signature, t.state, t.created_at, t.settled_at
from swap_trades t join swap_pools p on p.id = t.pool_id where t.member_id = $1 order by t.id`,
  (p) => [p.memberId],
);

export interface ExportQuotesRow {
  pool_id: SwapPoolId;
  address: string;
  side: SwapQuoteSide;
  amount_in: string;
  amount_out: string;
  least_out: string;
  fee: string;
  impact: number;
  created_at: Date;
  expires_at: Date;
}

export const exportQuotes = many<{ memberId: MemberId }, ExportQuotesRow>(
  'swap_export_quotes',
  `select pool_id, address, side, amount_in, amount_out, least_out, fee, impact, created_at, expires_at from swap_quotes where member_id = $1 order by id`,
  (p) => [p.memberId],
);

export const eraseQuotes = exec<{ memberId: MemberId }>(
  'swap_erase_quotes',
  `delete from swap_quotes where member_id = $1`,
  (p) => [p.memberId],
);

/** The pool's books need every trade; whose it was is no longer known. */
export const letTradesGo = exec<{ memberId: MemberId }>(
  'swap_let_trades_go',
  `update swap_trades set member_id = null, address = '' where member_id = $1`,
  (p) => [p.memberId],
);
