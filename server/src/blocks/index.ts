// Who does not want to see whom. Owns blocks and mutes; gives every other room the condition that keeps them apart.
export { knownTo, reachableBy, visibleTo } from './queries.ts';
export { blockRoutes } from './routes.ts';
