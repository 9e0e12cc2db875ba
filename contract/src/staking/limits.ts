/** Rewards that are paid at once are at least so many whole tokens: each payment costs the operator a fee. */
export const CLAIM_LEAST = 1n;
/** Payments of rewards to one member in 24 hours. */
export const CLAIMS_A_DAY = 3;
