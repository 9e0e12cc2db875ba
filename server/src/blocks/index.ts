// Who does not want to see whom. Owns blocks and mutes; gives every other room the conditions that keep them apart.
export { eraseOf } from './erase.ts';
export { exportOf } from './export.ts';
export {
  apartFrom,
  atOnce,
  heardBy,
  inUse,
  knownTo,
  meetableBy,
  reachableBy,
  rowByRow,
  rowReachableBy,
  rowVisibleAtOnce,
  sightOf,
  visibleTo,
  type Sight,
} from '#members';
export { blockRoutes } from './routes.ts';
