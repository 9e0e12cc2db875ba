// What a member's posts received. Owns activity, the standings of posts, views and their sums; kept by the events of other
// rooms and equal to their rows as soon as everything has been heard.
export { eraseOf } from './erase.ts';
export { exportOf } from './export.ts';
export { selectActivityViolations, selectSettledActivityViolations } from './violations.gen.ts';
export { analyticsRoutes } from './routes.ts';
export { isRolledUp, rollUpViews } from './roll-up.ts';
export { deleteLostSums } from './views.gen.ts';
export { forgetReactionsOf, seedActivity, seedViews } from './seed.ts';
export { countViews } from './service.ts';
