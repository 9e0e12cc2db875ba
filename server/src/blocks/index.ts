// Who does not want to see whom. Owns blocks and mutes; gives every other room the conditions that keep them apart.
export { eraseOf } from './erase.ts';
export { exportOf } from './export.ts';
export { apartFrom, heardBy, knownTo, meetableBy, reachableBy, visibleTo } from '#members';
export { blockRoutes } from './routes.ts';
