// How rewards are counted. Whole numbers alone: what is cut off stays in the rewards account.

/** Rates are in hundredths of a percent a year. */
export const RATE_WHOLE = 10_000n;
const YEAR_MS = 365n * 24n * 3_600_000n;

/** No token has more. */
export const UNITS_MAX = 2n ** 64n - 1n;

/**
 * The name of the account under a wallet that holds what is staked of one token. Names have at most 32 letters; another
 * token is staked in another account.
 */
export const stakeSeed = (mint: string): string => `stake:${mint.slice(0, 26)}`;

/** For so much that lay there all the time. */
export const rewardFor = (amount: bigint, rate: bigint, ms: bigint): bigint =>
  ms <= 0n ? 0n : (amount * rate * ms) / (RATE_WHOLE * YEAR_MS);

/** What is left always lasts for a year: where the named rate would take more, it falls to what does not. */
export const rateFor = (named: bigint, left: bigint, staked: bigint): bigint => {
  if (staked === 0n) return left > 0n ? named : 0n;
  const lasting = (left * RATE_WHOLE) / staked;
  return lasting < named ? lasting : named;
};
