// MON-07: the member has signed both legs; the desk looks at the curve once more, signs last, and keeps the row before
// anything is sent. What the network says for good moves the reserves, or gives back what was counted as gone.
import { base58 } from '@scure/base';
import { asId, isId } from '@wagram/contract/kernel';
import {
  landedOn,
  outcomeOf,
  priceOf,
  swapErrors,
  SWAPS_OPEN,
  type OwnTradeView,
  type SwapEvent,
  type SwapLive,
  type TradeState,
} from '@wagram/contract/swap';
import { signLast, type OrderRules, type OwnChain } from '#chain';
import {
  fail,
  LAST_ID,
  publish,
  type App,
  type ChainOrderId,
  type Db,
  type MemberId,
  type SwapQuoteId,
  type SwapTradeId,
} from '#kernel';
import { assertWouldPass } from './dry-run.ts';
import { lockPool, moveReserves, upsertPrices } from './pools.gen.ts';
import { underwayIn } from './pools.ts';
import {
  countOpen,
  deleteQuote,
  insertTrade,
  selectOwnTrades,
  selectQuote,
  selectTrade,
  settleTrade,
  type SelectQuoteRow,
  type TradeRow,
} from './trades.gen.ts';

const KIND = 'swap';

const stateOf = ({ state, is_refused: isRefused }: TradeRow): TradeState =>
  state !== 'lost' ? state : isRefused ? 'failed' : 'expired';

const toView = (row: TradeRow): OwnTradeView => ({
  id: row.id,
  mint: row.mint,
  symbol: row.symbol,
  decimals: row.decimals,
  side: row.side,
  amount_in: row.amount_in,
  amount_out: row.amount_out,
  fee: row.fee,
  state: stateOf(row),
  signature: row.signature,
  address: row.address,
  created_at: row.created_at.toISOString(),
  settled_at: row.settled_at?.toISOString() ?? null,
});

interface Signed {
  readonly quote: SelectQuoteRow;
  readonly memberId: MemberId;
  readonly genesis: string;
  readonly bytes: Uint8Array;
}

/** One at a time for each pool. Nothing of it stays when it is refused, and the offer may be taken again while it lives. */
export const placeTrade = async (
  app: App,
  tx: Db,
  orders: OwnChain['orders'],
  { quote, memberId, genesis, bytes }: Signed,
  now: Date,
): Promise<void> => {
  const pool = (await lockPool(tx, { id: quote.pool_id })) ?? fail(swapErrors, 'swap_off');
  // Another request has taken it meanwhile: it finds the trade.
  if ((await deleteQuote(tx, { id: quote.id, memberId })) === undefined) return;
  if (pool.genesis !== genesis) fail(swapErrors, 'quote_not_found');
  if (quote.expires_at <= now) fail(swapErrors, 'quote_expired');
  const [amountIn, amountOut] = [BigInt(quote.amount_in), BigInt(quote.amount_out)];
  const reserves = { sol: BigInt(pool.sol), tokens: BigInt(pool.tokens) };
  const underway = await underwayIn(tx, pool.id);
  const outcome = outcomeOf(quote.side, amountIn, reserves, underway, app.config.chain.swap.fee);
  if (outcome === null || outcome.out < amountOut) fail(swapErrors, 'price_moved');
  if ((await countOpen(tx, { memberId })).open >= SWAPS_OPEN) fail(swapErrors, 'swap_too_many');
  const { address, side, fee } = quote;
  await insertTrade(tx, {
    id: asId<SwapTradeId>(quote.id),
    poolId: pool.id,
    memberId,
    address,
    side,
    amountIn,
    amountOut,
    fee: BigInt(fee),
    signature: base58.encode(bytes.slice(1, 65)),
    now,
  });
  await orders.placeSigned(tx, KIND, quote.id, genesis, bytes);
};

/** What an earlier request made of the offer; it was by the same signature, or it is another's business. */
const getTrade = async (db: Db, id: SwapTradeId, memberId: MemberId, signature: string): Promise<OwnTradeView> => {
  const row = await selectTrade(db, { id });
  if (row?.member_id !== memberId) fail(swapErrors, 'quote_not_found');
  if (row.signature !== signature) fail(swapErrors, 'quote_used');
  return toView(row);
};

export const takeQuote = async (
  app: App,
  chain: OwnChain,
  memberId: MemberId,
  { quoteId, signature }: { readonly quoteId: SwapQuoteId; readonly signature: string },
): Promise<OwnTradeView> => {
  const id = asId<SwapTradeId>(quoteId);
  const quote = await selectQuote(app.db, { id: quoteId, memberId });
  if (quote === undefined) return getTrade(app.db, id, memberId, signature);
  await chain.products.assertOn('swap');
  if (quote.expires_at <= app.clock.now()) fail(swapErrors, 'quote_expired');
  const { message, address } = quote;
  const bytes = await signLast(app, 'desk', { message, address, signature });
  const genesis = await chain.genesis();
  await assertWouldPass(chain, message);
  await app.transact((tx) => placeTrade(app, tx, chain.orders, { quote, memberId, genesis, bytes }, app.clock.now()));
  return getTrade(app.db, id, memberId, signature);
};

export const listOwnTrades = async (
  db: Db,
  memberId: MemberId,
  { limit, cursor = LAST_ID }: { limit: number; cursor?: string | undefined },
): Promise<{ trades: OwnTradeView[]; next_cursor: string | null }> => {
  const rows = isId<SwapTradeId>(cursor)
    ? await selectOwnTrades(db, { memberId, before: cursor, limit: limit + 1 })
    : [];
  const trades = rows.slice(0, limit).map(toView);
  return { trades, next_cursor: rows.length > limit ? (trades.at(-1)?.id ?? null) : null };
};

/** Once. Its place in the chart is the moment at which it was agreed. */
export const settle = async (tx: Db, id: SwapTradeId, isLanded: boolean, now: Date): Promise<void> => {
  const trade = await settleTrade(tx, { id, state: isLanded ? 'landed' : 'lost', now });
  if (trade === undefined || !isLanded) return;
  const { pool_id: poolId, member_id: memberId, side, amount_in: amountIn, amount_out: amountOut } = trade;
  const { sol, tokens } = landedOn({ sol: 0n, tokens: 0n }, side, BigInt(amountIn), BigInt(amountOut));
  const after = await moveReserves(tx, { id: poolId, sol, tokens });
  const price = priceOf(BigInt(after.sol), BigInt(after.tokens), after.decimals);
  const volume = side === 'buy' ? amountIn : amountOut;
  await upsertPrices(tx, { poolId, at: trade.created_at, price: String(price), volume });
  const event: SwapEvent = {
    name: 'swap.traded',
    payload: { tradeId: id, mint: after.mint, memberId, side, amountIn, amountOut },
  };
  await publish(tx, event);
};

export const serveTrades = (app: App, chain: OwnChain): void => {
  const ofOrder = (id: ChainOrderId): SwapTradeId => asId(id);
  const rules: OrderRules = {
    build: null,
    settle: (tx, id, isPaid, now) => settle(tx, ofOrder(id), isPaid, now),
    tell: async (id) => {
      const row = await selectTrade(app.db, { id: ofOrder(id) });
      if (row === undefined || row.member_id === null) return;
      const news: SwapLive = { type: 'swap.trade', id: row.id, state: stateOf(row) };
      app.live.send([row.member_id], news);
    },
  };
  chain.orders.serve(KIND, rules);
};
