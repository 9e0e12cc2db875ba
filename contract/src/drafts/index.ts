// What a member has written and not posted, and what goes out at a time that they chose.
export * as draftCalls from './calls.ts';
export * from './errors.ts';
export * from './fields.ts';
export * from './limits.ts';
export * from './schedule.ts';
export * from './views.ts';
