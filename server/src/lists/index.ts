// What a member chose to read: lists of people and hashtags. Owns lists, list_members and followed_tags; nobody but their owner
// learns of them.
export { eraseOf } from './erase.ts';
export { exportOf } from './export.ts';
export { listRoutes } from './routes.ts';
