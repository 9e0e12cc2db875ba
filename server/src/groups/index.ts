// Groups and channels: who is in them, who runs them, what may be said there. Owns their settings, invites, requests, bans,
// bots and what waits for approval; the seats and the words belong to messages.
export { eraseOf } from './erase.ts';
export { exportOf } from './export.ts';
export { hideGroup } from './hide.ts';
export { groupRoutes } from './routes.ts';
export { seedGroup, type SeedGroup } from './seed.ts';
