// Trading tokens against SOL. Owns pools, offers, trades and prices; promises that a pool's product never falls whatever
// lands, that a trade is what its member signed or nothing, and that figures come from trades that have landed.
export { eraseOf } from './erase.ts';
export { exportOf } from './export.ts';
export { openPool, type PoolDraft } from './pools.ts';
export { listPools, type PoolStatus } from './status.ts';
export { swapRoutes, type Swap } from './routes.ts';
export type { SeedTrade } from './seed.ts';
