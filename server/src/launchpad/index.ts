// Tokens that members launch. Owns launches, pledges and releases; promises that nothing leaves a member's account before the
// opening, that whoever pays is served in the same transaction and once, and that the creator's share waits for its time.
export { eraseOf } from './erase.ts';
export { exportOf } from './export.ts';
export { forgetLaunchesOf, hideLaunch } from './hide.ts';
export { launchRoutes, type Launchpad } from './routes.ts';
export type { SeedLaunch } from './seed.ts';
export { countLaunches, launchedOf, listAllLaunches } from './status.ts';
