// Trading a token against SOL with a pool of this server: what it gives for what, and how that is asked for and agreed.
export * as swapCalls from './calls.ts';
export * from './curve.ts';
export * from './errors.ts';
export * from './events.ts';
export * from './limits.ts';
export * from './live.ts';
export * from './views.ts';
