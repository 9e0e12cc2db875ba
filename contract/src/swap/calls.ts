import * as z from 'zod/mini';
import { chainAddress, chainErrors, chainSignature, unitsText } from '#chain';
import { defineCall, idOf, kernelErrors, nextCursor, pageInput, type MemberId, type SwapQuoteId } from '#kernel';
import { swapErrors } from './errors.ts';
import { SLIPPAGE_MAX } from './limits.ts';
import { chartRange, ownTradeView, poolView, pricePoint, quoteView, swapSide, tradeView } from './views.ts';

const user_id = z.optional(idOf<MemberId>());
/** Which token; the server's own where none is named. */
const mint = z.optional(chainAddress);
const errors = { ...chainErrors, ...swapErrors };

export const readPool = defineCall({
  method: 'GET',
  path: '/api/swap',
  summary: 'What a token costs, and the pool that it is traded with; null where there is none',
  for: 'anyone',
  actor: null,
  errors,
  input: z.object({ mint }),
  reply: z.object({ pool: z.nullable(poolView) }),
});

export const readChart = defineCall({
  method: 'GET',
  path: '/api/swap/chart',
  summary: 'How the price of a token went, oldest first; the first point may stand before the range',
  for: 'anyone',
  actor: null,
  errors,
  input: z.object({ mint, range: chartRange }),
  reply: z.object({ points: z.array(pricePoint) }),
});

export const listTrades = defineCall({
  method: 'GET',
  path: '/api/swap/trades',
  summary: 'What was traded of a token, newest first',
  for: 'anyone',
  actor: null,
  errors,
  input: z.object({ mint, ...pageInput }),
  reply: z.object({ trades: z.array(tradeView), next_cursor: nextCursor }),
});

export const createQuote = defineCall({
  method: 'POST',
  path: '/api/swap/quotes',
  summary: 'An offer for one trade, with what is to be signed; it holds nothing back and is over soon',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({
    user_id,
    mint,
    /** Of the wallet that pays, signs and receives. */
    address: chainAddress,
    side: swapSide,
    amount: unitsText,
    /** What the screen said would come out; the offer is refused if it is less by more than `slippage`. */
    expected: z.optional(unitsText),
    /** In hundredths of a percent; half a percent where nothing is said. */
    slippage: z.optional(z.int().check(z.minimum(0), z.maximum(SLIPPAGE_MAX))),
  }),
  reply: z.object({ quote: quoteView }),
});

export const takeQuote = defineCall({
  method: 'POST',
  path: '/api/swap/trades',
  summary: 'Takes an offer with the member’s signature; the server signs last, sends it, and follows it to its end',
  for: 'member',
  actor: 'user_id',
  once: () => true,
  errors,
  input: z.object({ user_id, quote_id: idOf<SwapQuoteId>(), signature: chainSignature }),
  reply: z.object({ trade: ownTradeView }),
});

export const listOwnTrades = defineCall({
  method: 'GET',
  path: '/api/swap/mine',
  summary: 'What the member has traded, newest first, and what became of it',
  for: 'member',
  actor: 'user_id',
  errors: kernelErrors,
  input: z.object({ user_id, ...pageInput }),
  reply: z.object({ trades: z.array(ownTradeView), next_cursor: nextCursor }),
});
