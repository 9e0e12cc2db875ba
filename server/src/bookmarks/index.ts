// Posts that a member keeps for later. Owns bookmarks; nobody but their owner sees them.
export { eraseOf } from './erase.ts';
export { exportOf } from './export.ts';
export { bookmarkRoutes } from './routes.ts';
export { seedBookmarks } from './seed.ts';
