// MON-07: an offer says both legs to the last unit. It holds nothing back: whoever takes it is asked whether it still stands.
import {
  leastOf,
  outcomeOf,
  QUOTE_S,
  SLIPPAGE_DEFAULT,
  swapErrors,
  UNITS_MAX,
  type QuoteView,
  type SwapSide,
} from '@wagram/contract/swap';
import { addressOfKey, composeMessage, latestBlockhash, type OwnChain } from '#chain';
import { fail, newId, type App, type MemberId, type SwapQuoteId } from '#kernel';
import { legsOf } from './legs.ts';
import { getPool, tokenOf, underwayOf, type PoolChain } from './pools.ts';
import { insertQuote } from './trades.gen.ts';

interface QuoteDraft {
  readonly mint?: string | undefined;
  readonly address: string;
  readonly side: SwapSide;
  readonly amount: string;
  readonly expected?: string | undefined;
  readonly slippage?: number | undefined;
}

/** In the app's own name, whatever products are on. */
export const makeQuote = async (
  app: App,
  chain: PoolChain,
  memberId: MemberId,
  { mint, address, side, amount: text, expected, slippage = SLIPPAGE_DEFAULT }: QuoteDraft,
  now: Date,
): Promise<QuoteView> => {
  const pool = await getPool(app, chain, mint);
  const desk = await addressOfKey(app, 'desk');
  if (address === desk) fail(swapErrors, 'swap_own');
  const amountIn = BigInt(text);
  if (amountIn > UNITS_MAX) fail(swapErrors, 'swap_too_large');
  const reserves = { sol: BigInt(pool.sol), tokens: BigInt(pool.tokens) };
  const underway = underwayOf(pool);
  const outcome =
    outcomeOf(side, amountIn, reserves, underway, app.config.chain.swap.fee) ?? fail(swapErrors, 'swap_too_large');
  const { out: amountOut, fee, impact } = outcome;
  if (amountOut === 0n) fail(swapErrors, 'swap_too_small');
  const leastOut = leastOf(expected === undefined ? amountOut : BigInt(expected), slippage);
  if (amountOut < leastOut) fail(swapErrors, 'price_moved');
  const id = newId<SwapQuoteId>(now);
  const legs = await legsOf({ id, token: tokenOf(pool), desk, member: address, side, amountIn, amountOut });
  const message = Buffer.from(composeMessage(address, legs, await latestBlockhash(chain)));
  const expiresAt = new Date(now.getTime() + QUOTE_S * 1_000);
  const row = { id, poolId: pool.id, memberId, address, side, amountIn, amountOut, leastOut, fee, impact };
  await insertQuote(app.db, { ...row, message, now, expiresAt });
  return {
    id,
    mint: pool.mint,
    side,
    amount_in: String(amountIn),
    amount_out: String(amountOut),
    least_out: String(leastOut),
    fee: String(fee),
    impact,
    expires_at: expiresAt.toISOString(),
    message: message.toString('base64'),
  };
};

export const createQuote = async (
  app: App,
  chain: OwnChain,
  memberId: MemberId,
  draft: QuoteDraft,
  now: Date,
): Promise<QuoteView> => {
  await chain.products.assertOn('swap');
  return makeQuote(app, chain, memberId, draft, now);
};
