// Tokens that members launch: what a launch is, how a sale is divided, and what can be told of any token.
export * from './allocate.ts';
export * as launchCalls from './calls.ts';
export * from './errors.ts';
export * from './live.ts';
export * from './limits.ts';
export * from './lookalikes.ts';
export * from './views.ts';
