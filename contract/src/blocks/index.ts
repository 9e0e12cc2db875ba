// Who does not want to see whom.
export * as blockCalls from './calls.ts';
export * as mutingCalls from './calls-muting.ts';
export * from './errors.ts';
export * from './events.ts';
export * from './limits.ts';
export * from './muting.ts';
export * from './views.ts';
