import * as z from 'zod/mini';
import { chainAddress, chainSignature, unitsText } from '#chain';
import { idOf, type SwapQuoteId, type SwapTradeId } from '#kernel';

export const swapSide = z.enum(['buy', 'sell']);
/** Whole numbers of any size that a price can have. */
const priceText = z.string().check(z.regex(/^(0|[1-9][0-9]{0,49})$/, 'Not a valid price'));

const moved = z.object({ in: unitsText, out: unitsText });

/** What can be traded for SOL, and what everything about its price is computed from. */
export const poolView = z.object({
  mint: chainAddress,
  symbol: z.string(),
  decimals: z.int(),
  /** Who holds the reserves, for anybody to look at. */
  desk: chainAddress,
  sol: unitsText,
  tokens: unitsText,
  underway: z.object({ buy: moved, sell: moved }),
  /** In hundredths of a percent. */
  fee: z.int(),
  /** SOL for one whole token, with 15 decimals. */
  price: priceText,
  /** Against 24 hours ago, in hundredths of a percent; null: it did not trade then. */
  change: z.nullable(z.int()),
  /** Of 24 hours, in lamports. */
  volume: unitsText,
  /** All there is of the token, and in lamports what that would be at this price; null: nobody can say right now. */
  supply: z.nullable(unitsText),
  cap: z.nullable(priceText),
  /** Dollars for one token, if the operator says so. */
  usd: z.nullable(z.string()),
  /** An operator has stopped it for a while. */
  is_paused: z.boolean(),
});
export type PoolView = z.output<typeof poolView>;

/** What is signed: both legs, to the last unit. */
export const quoteView = z.object({
  id: idOf<SwapQuoteId>(),
  mint: chainAddress,
  side: swapSide,
  amount_in: unitsText,
  amount_out: unitsText,
  /** What the member agreed to at least. */
  least_out: unitsText,
  fee: unitsText,
  impact: z.int(),
  expires_at: z.iso.datetime(),
  /** In base64. The member signs it first, the server last. */
  message: z.string(),
});
export type QuoteView = z.output<typeof quoteView>;

/** On its way; for good; refused by the network; or never landed and never will. */
export const tradeState = z.enum(['sent', 'landed', 'failed', 'expired']);
export type TradeState = z.output<typeof tradeState>;

export const ownTradeView = z.object({
  id: idOf<SwapTradeId>(),
  mint: chainAddress,
  symbol: z.string(),
  decimals: z.int(),
  side: swapSide,
  amount_in: unitsText,
  amount_out: unitsText,
  fee: unitsText,
  state: tradeState,
  signature: chainSignature,
  address: chainAddress,
  created_at: z.iso.datetime(),
  settled_at: z.nullable(z.iso.datetime()),
});
export type OwnTradeView = z.output<typeof ownTradeView>;

/** One that landed, as everybody may read it. */
export const tradeView = z.object({
  id: idOf<SwapTradeId>(),
  side: swapSide,
  sol: unitsText,
  tokens: unitsText,
  signature: chainSignature,
  created_at: z.iso.datetime(),
});
export type TradeView = z.output<typeof tradeView>;

export const chartRange = z.enum(['1d', '1w', '1m', 'all']);
export type ChartRange = z.output<typeof chartRange>;

/** What happened in a span of time that began at `at`. */
export const pricePoint = z.object({
  at: z.iso.datetime(),
  low: priceText,
  high: priceText,
  close: priceText,
  volume: unitsText,
});
export type PricePoint = z.output<typeof pricePoint>;
