// How a sale is divided. Whole numbers throughout: nothing is lost, and nobody is a unit better off than their share allows.

/**
 * Divides `whole` in proportion to `parts`, exact to one unit: each gets their share rounded down, and what is left goes one
 * unit each to those who lost most by the rounding, the earlier first. The parts are not all zero.
 */
export const apportion = (whole: bigint, parts: readonly bigint[]): bigint[] => {
  const total = parts.reduce((sum, part) => sum + part, 0n);
  if (total === 0n) return parts.map(() => 0n);
  const shares = parts.map((part) => (whole * part) / total);
  const left = Number(whole - shares.reduce((sum, share) => sum + share, 0n));
  const byLoss = parts
    .map((part, place) => ({ place, loss: (whole * part) % total }))
    .toSorted((one, other) => (one.loss === other.loss ? one.place - other.place : one.loss > other.loss ? -1 : 1));
  for (const { place } of byLoss.slice(0, left)) shares[place] = (shares[place] ?? 0n) + 1n;
  return shares;
};

export interface Sale {
  /** In lamports: what is asked for, and never more. */
  readonly goal: bigint;
  /** In the smallest units of the token: what is sold for it. */
  readonly tokens: bigint;
  /** In lamports, for each member. */
  readonly cap: bigint;
}

export interface Fill {
  /** In lamports. */
  readonly pays: bigint;
  readonly gets: bigint;
}

const PERCENT = 100n;

/** What is not the creator's, divided so that the pool opens at the price of the sale. */
export const splitForPool = (tokens: bigint, percent: number): { readonly sold: bigint; readonly pooled: bigint } => {
  const sold = (tokens * PERCENT) / (PERCENT + BigInt(percent));
  return { sold, pooled: tokens - sold };
};

/** Of what one buyer pays. */
export const poolPart = (pays: bigint, percent: number): bigint => (pays * BigInt(percent)) / PERCENT;

export interface PoolStart {
  /** In lamports, and in the smallest units of the token. */
  readonly sol: bigint;
  readonly tokens: bigint;
}

/** What the pool opens with once all are served. Who could not pay leaves it smaller, at the same price; null: too small. */
export const startPool = (
  { goal, percent, pooled }: { readonly goal: bigint; readonly percent: number; readonly pooled: bigint },
  paid: readonly bigint[],
): PoolStart | null => {
  const sol = paid.reduce((sum, pays) => sum + poolPart(pays, percent), 0n);
  const tokens = sol === 0n ? 0n : (pooled * sol) / poolPart(goal, percent);
  return tokens === 0n ? null : { sol, tokens };
};

export const underCap = (amount: bigint, cap: bigint): bigint => (amount < cap ? amount : cap);

/** What each pledge pays and gets, at one price; null: together they miss the goal, and nobody pays anything. */
export const allocate = ({ goal, tokens, cap }: Sale, pledges: readonly bigint[]): Fill[] | null => {
  const counted = pledges.map((amount) => underCap(amount, cap));
  if (counted.reduce((sum, amount) => sum + amount, 0n) < goal) return null;
  const pays = apportion(goal, counted);
  const gets = apportion(tokens, pays);
  return pays.map((paid, place) => ({ pays: paid, gets: gets[place] ?? 0n }));
};

/** How much of the creator's share is free after so long: in even steps of a millisecond, all of it at the end. */
export const vestedBy = (share: bigint, openedAt: Date, vestingDays: number, now: Date): bigint => {
  const whole = BigInt(vestingDays) * 86_400_000n;
  const elapsed = BigInt(Math.max(0, now.getTime() - openedAt.getTime()));
  return elapsed >= whole ? share : (share * elapsed) / whole;
};
