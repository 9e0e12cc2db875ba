// Who does not want to see whom. Owns blocks and mutes; members/rules.sql keeps them apart everywhere.
export { eraseOf } from './erase.ts';
export { exportOf } from './export.ts';
export type { SightChange } from './changes.ts';
export { blockRoutes } from './routes.ts';
