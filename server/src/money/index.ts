// What those who run this server see and decide of its money. Owns what they take out of its keys; promises that it leaves
// once and with a second factor, that nothing owed is taken, and that every decision stands in the log.
export { eraseOf } from './erase.ts';
export { exportOf } from './export.ts';
export { moneyRoutes } from './routes.ts';
export { selectSweepViolations } from './sweeps.gen.ts';
