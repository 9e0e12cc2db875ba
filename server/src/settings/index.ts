// What members prefer. Owns the settings table; knows nobody, and promises that what was never chosen has its
// default, and that a waitlist is answered once.
export { eraseOf } from './erase.ts';
export { exportOf } from './export.ts';
export { settingsRoutes } from './routes.ts';
export { answerWaitlist, choicesOf, countWaiting, switchOffDigests } from './service.ts';
