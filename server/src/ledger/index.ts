// Every movement of WGM, WGR and points. Owns accounts, transfers and entries; promises that each transfer sums to zero,
// happens once for its key, and leaves nobody but the treasury below zero.
export { eraseOf } from './erase.ts';
export { exportOf } from './export.ts';
export { ledgerRoutes } from './routes.ts';
export { forgetDemoMembers, openPoints, seedTransfers, seedWelcomes } from './seed.ts';
export { heldParts, leftOf, partsOf, receivedBy } from './parts.ts';
export { takeBack, takenBackFrom, type GiftRecord } from './take-back.ts';
export {
  balanceOf,
  findLedgerViolations,
  grantWelcome,
  hasMoved,
  isWelcomed,
  listBalances,
  transfer,
  waitingWelcome,
  whyShort,
  withdrawableOf,
  type TransferDraft,
  type TransferResult,
} from './service.ts';
