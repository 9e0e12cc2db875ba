// What members stake in accounts of their own. Owns what was seen there, what is promised for it and what was paid; promises
// that no more is promised than the rewards account holds, and that each promise is paid once.
export { eraseOf, forgetStakes } from './erase.ts';
export { exportOf } from './export.ts';
export { selectStakingViolations } from './stakes.gen.ts';
export { endHeldRewards, holdRewards, readRewardsLeft, type RewardsLeft } from './pool.ts';
export { stakingRoutes } from './routes.ts';
