// Where credit and tokens meet. Owns withdrawals and reserves; promises that credit leaves once for the tokens that arrive and
// comes back whole where none do, and sums up each day what is owed, for anybody to check.
export { eraseOf } from './erase.ts';
export { exportOf } from './export.ts';
export type { Deposits } from './deposit.ts';
export { inUnitsOf } from './rate.ts';
export { createTreasury } from './routes.ts';
export { listStatuses as listWithdrawalStatuses, readOwed, readSums } from './status.ts';
