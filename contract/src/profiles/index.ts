// A member's own page: what it shows to whom, and how its owner changes it.
export * as profileCalls from './calls.ts';
export * from './errors.ts';
export * from './views.ts';
