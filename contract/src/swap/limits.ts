/** For so long an offer can be taken; a blockhash is good for 60 seconds, and the rest is left for landing. */
export const QUOTE_S = 50;
/** Under way at once, for one member. */
export const SWAPS_OPEN = 3;
/** How much less than what was shown a member may agree to, in hundredths of a percent. */
export const SLIPPAGE_MAX = 1_000;
export const SLIPPAGE_DEFAULT = 50;
/** The most that the database counts of anything: the chain could say twice as much. */
export const UNITS_MAX = 2n ** 63n - 1n;
/** A price is SOL for one whole token, with so many decimals. */
export const PRICE_DECIMALS = 15;
