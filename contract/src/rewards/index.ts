// Referrals and what they earn: tiers, terms and states.
export * as rewardCalls from './calls.ts';
export * from './errors.ts';
export * from './tiers.ts';
export * from './views.ts';
