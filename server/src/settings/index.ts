// What members prefer. Owns the settings table; knows nobody, and promises that what was never chosen has its default.
export { eraseOf } from './erase.ts';
export { exportOf } from './export.ts';
export { choicesOf } from './service.ts';
export { switchOffDigests, wants } from './queries.ts';
export { settingsRoutes } from './routes.ts';
