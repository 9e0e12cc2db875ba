// Who follows whom, and who waits to. Owns follows and follow_requests; promises one row a pair and counts that are always
// true, and that a private member's followers were let in by them (D20).
export { endFollows, endFollowsFromElsewhere, restoreFollows, type EndedFollow } from './ended.ts';
export { eraseOf } from './erase.ts';
export { exportOf } from './export.ts';
export { acceptEverybody, answerRequest } from './requests.ts';
export { follow, unfollow } from './service.ts';
export { followRoutes } from './routes.ts';
export { seedFollowRequests, seedFollows, type SeedFollow } from './seed.ts';
