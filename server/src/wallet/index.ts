// Who stands behind an address on Solana. Owns the addresses that members have linked and their address books; promises that
// an address was linked with its own key, and that nobody is named to whom a block or a resting account hides them.
export { eraseOf } from './erase.ts';
export { exportOf } from './export.ts';
export { findLinked } from './linked.ts';
export { walletRoutes } from './routes.ts';
export { seedLinked } from './seed.ts';
