// What people say to each other. Owns conversations, their seats, messages and reactions, and who is online; promises that
// a message arrives once and in order, and that nobody reads what was not said to them.
export { eraseOf } from './erase.ts';
export { exportOf } from './export.ts';
export { messageRoutes } from './routes.ts';
export { seedTalks, type SeedTalk } from './seed.ts';
