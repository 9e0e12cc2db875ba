// Where credit of this server and tokens on Solana meet: WGM leaves as WGR at the operator's rate.
export * as treasuryCalls from './calls.ts';
export * as depositCalls from './deposit-calls.ts';
export * from './errors.ts';
export * from './live.ts';
export * from './limits.ts';
export * from './views.ts';
