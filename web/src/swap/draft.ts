// What somebody has typed into the form, and what would come of it; the same sums as the server's.
import type { HoldingsView } from '@wagram/contract/chain';
import { outcomeOf } from '@wagram/contract/swap';
import type { Outcome, PoolView, SwapSide } from '@wagram/contract/swap';
import { readAmount } from '#kernel';
import { texts } from './texts.ts';

const words = texts.form;
const SOL_DECIMALS = 9;
/** Two signatures, the account for tokens, and what the wallet has to keep to stay. */
const FEE = 10_000n;
const RENT = 2_039_280n;
const KEPT_LEAST = 890_880n;

/** What the form asks the offer for. */
export interface SwapDraft {
  readonly side: SwapSide;
  readonly amount: bigint;
  readonly expected: bigint;
  readonly slippage: number;
}

export const decimalsOf = (side: SwapSide, pool: PoolView): number => (side === 'buy' ? SOL_DECIMALS : pool.decimals);

/** What can go in, in all; null while nobody knows. */
export const mostOf = (side: SwapSide, pool: PoolView, holdings: HoldingsView | null): bigint | null => {
  if (holdings === null) return null;
  const own = holdings.tokens.filter(({ mint }) => mint === pool.mint);
  if (side === 'sell') return own.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  const rest = BigInt(holdings.lamports) - FEE - KEPT_LEAST - (own.length === 0 ? RENT : 0n);
  return rest > 0n ? rest : 0n;
};

const movedOf = ({ in: comes, out: goes }: { readonly in: string; readonly out: string }) => ({
  in: BigInt(comes),
  out: BigInt(goes),
});

/** Null: more than can be counted. */
export const estimate = (side: SwapSide, amount: bigint, pool: PoolView): Outcome | null =>
  outcomeOf(
    side,
    amount,
    { sol: BigInt(pool.sol), tokens: BigInt(pool.tokens) },
    { buy: movedOf(pool.underway.buy), sell: movedOf(pool.underway.sell) },
    BigInt(pool.fee),
  );

/** What is wrong with it; undefined: nothing, or nothing was typed. */
export const problemOf = (text: string, side: SwapSide, pool: PoolView, most: bigint | null): string | undefined => {
  if (text === '') return undefined;
  const amount = readAmount(text, decimalsOf(side, pool));
  if (amount === null) return words.wrong(String(decimalsOf(side, pool)));
  const outcome = estimate(side, amount, pool);
  if (outcome === null) return words.tooLarge;
  if (most !== null && amount > most) return words.tooMuch;
  return outcome.out === 0n ? words.tooSmall : undefined;
};
