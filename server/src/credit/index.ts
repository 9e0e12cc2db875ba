// Credit between people. Owns credit_sends; promises that a sending moves once, is told to its receiver, and can be taken
// back while it is fresh, and that a day is claimed once.
export { eraseOf, forgetSends } from './erase.ts';
export { exportOf } from './export.ts';
export { creditRoutes } from './routes.ts';
