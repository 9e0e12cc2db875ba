// What a member's posts received: totals, the best liked, and the activity of the last days.
export * as analyticsCalls from './calls.ts';
export * from './errors.ts';
export * from './limits.ts';
export * from './views.ts';
