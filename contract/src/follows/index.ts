// Who follows whom.
export * as followCalls from './calls.ts';
export * from './errors.ts';
export * from './events.ts';
export * from './views.ts';
