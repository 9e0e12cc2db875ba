/** REW-01: what a member earns for each friend, by how many have been credited before. */
export interface Tier {
  readonly name: 'Bronze' | 'Silver' | 'Gold';
  readonly minReferrals: number;
  /** null: there is no end. */
  readonly maxReferrals: number | null;
  /** In WGM, and as many reward points. */
  readonly reward: number;
}

const BRONZE: Tier = { name: 'Bronze', minReferrals: 0, maxReferrals: 4, reward: 5 };
const SILVER: Tier = { name: 'Silver', minReferrals: 5, maxReferrals: 19, reward: 7 };
const GOLD: Tier = { name: 'Gold', minReferrals: 20, maxReferrals: null, reward: 10 };

export const TIERS: readonly Tier[] = [BRONZE, SILVER, GOLD];

export const tierOf = (referrals: number): Tier => {
  if (referrals >= GOLD.minReferrals) return GOLD;
  return referrals >= SILVER.minReferrals ? SILVER : BRONZE;
};

export interface TierProgress {
  readonly tier: Tier;
  /** null: this is the highest. */
  readonly next: Tier | null;
  /** How many referrals the next tier is away. */
  readonly missing: number;
  /** How much of the way from this tier to the next is done, from 0 to 1. */
  readonly share: number;
}

export const progressOf = (referrals: number): TierProgress => {
  const tier = tierOf(referrals);
  const next = TIERS[TIERS.indexOf(tier) + 1] ?? null;
  if (next === null) return { tier, next, missing: 0, share: 1 };
  const way = next.minReferrals - tier.minReferrals;
  return { tier, next, missing: next.minReferrals - referrals, share: (referrals - tier.minReferrals) / way };
};
