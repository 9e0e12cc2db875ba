// Who came through whose invitation, and what it earned. Owns referrals; promises that each is credited once, at the rate of
// its tier, and that what is refused says why.
export { creditDue } from './credit.ts';
export { eraseOf } from './erase.ts';
export { exportOf } from './export.ts';
export { selectRewardViolations } from './referrals.gen.ts';
export { rewardRoutes } from './routes.ts';
export { seedReferrals, type SeedReferral } from './seed.ts';
