// What members tell the operators about, and what operators decide. Owns reports, appeals and the log of moderation, which
// is only ever added to; promises that a decision, its effect and its line in the log happen together.
export { eraseOf } from './erase.ts';
export { exportOf } from './export.ts';
export { keepMoneyDecision } from './log-line.ts';
export { reportFromElsewhere } from './from-elsewhere.ts';
export { moderationRoutes } from './routes.ts';
