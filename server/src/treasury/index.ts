// Where credit and tokens meet. Owns withdrawals; promises that credit leaves once for the tokens that arrive, and comes back
// whole where none do.
export { eraseOf } from './erase.ts';
export { exportOf } from './export.ts';
export { treasuryRoutes } from './routes.ts';
