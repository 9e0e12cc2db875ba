// What members prefer. Owns the settings table; knows nobody, and promises that what was never chosen has its default.
export { choicesOf } from './service.ts';
export { wants } from './queries.ts';
export { settingsRoutes } from './routes.ts';
