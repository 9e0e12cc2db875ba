// What a member is asked to pay in tokens, and what has arrived of it.
export * as invoiceCalls from './calls.ts';
export * from './errors.ts';
export * from './limits.ts';
export * from './live.ts';
export * from './views.ts';
