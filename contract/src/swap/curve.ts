// MON-07: x times y never falls. Whole numbers, rounded in the pool's favour, and the same on both sides of the wire.
import { PRICE_DECIMALS, UNITS_MAX } from './limits.ts';

/** 'buy': SOL goes in and tokens come out. */
export type SwapSide = 'buy' | 'sell';

/** In lamports, and in the smallest units of the token. */
export interface Reserves {
  readonly sol: bigint;
  readonly tokens: bigint;
}

/** What trades of one side that nobody knows the end of put in and take out, in all. */
export interface Moved {
  readonly in: bigint;
  readonly out: bigint;
}
export type Underway = Readonly<Record<SwapSide, Moved>>;

export const NOTHING_UNDERWAY: Underway = { buy: { in: 0n, out: 0n }, sell: { in: 0n, out: 0n } };

export interface Outcome {
  readonly out: bigint;
  /** Of what goes in; it stays in the pool. */
  readonly fee: bigint;
  /** How much worse the price is because of the size of the trade, in hundredths of a percent. */
  readonly impact: number;
}

const BPS = 10_000n;
const LAMPORT_DECIMALS = 9;

const divideUp = (value: bigint, by: bigint): bigint => (value + by - 1n) / by;

/** What the pool has for a side, if trades of that side land and all others are lost: the least it can be. */
const standing = (side: SwapSide, { sol, tokens }: Reserves, underway: Underway): [into: bigint, from: bigint] => {
  const { in: comes, out: goes } = underway[side];
  return side === 'buy' ? [sol + comes, tokens - goes] : [tokens + comes, sol - goes];
};

/**
 * What comes out for so much. `fee` is in hundredths of a percent. Null: more than can be counted goes in. Whatever lands of
 * what is under way, in whatever order, `sol * tokens` is never less than when nothing was under way: each trade gives no
 * more than the curve would in any state that it can meet.
 */
export const outcomeOf = (
  side: SwapSide,
  amount: bigint,
  reserves: Reserves,
  underway: Underway,
  fee: bigint,
): Outcome | null => {
  const [into, from] = standing(side, reserves, underway);
  if (amount < 0n || into + amount > UNITS_MAX) return null;
  const taken = divideUp(amount * fee, BPS);
  const rest = amount - taken;
  const out = from <= 0n ? 0n : (rest * from) / (into + rest);
  return { out, fee: taken, impact: Number(divideUp(rest * BPS, into + rest)) };
};

/** What the reserves become once it has landed. */
export const landedOn = ({ sol, tokens }: Reserves, side: SwapSide, amountIn: bigint, amountOut: bigint): Reserves =>
  side === 'buy'
    ? { sol: sol + amountIn, tokens: tokens - amountOut }
    : { sol: sol - amountOut, tokens: tokens + amountIn };

/** SOL for one whole token, with PRICE_DECIMALS. */
export const priceOf = (sol: bigint, tokens: bigint, decimals: number): bigint =>
  tokens === 0n ? 0n : (sol * 10n ** BigInt(decimals + PRICE_DECIMALS - LAMPORT_DECIMALS)) / tokens;

/** In lamports, what so many smallest units are worth at a price. */
export const worthOf = (tokens: bigint, price: bigint, decimals: number): bigint =>
  (tokens * price) / 10n ** BigInt(decimals + PRICE_DECIMALS - LAMPORT_DECIMALS);

/** The least that somebody agrees to who was shown `expected`; `slippage` is in hundredths of a percent. */
export const leastOf = (expected: bigint, slippage: number): bigint =>
  divideUp(expected * (BPS - BigInt(slippage)), BPS);
