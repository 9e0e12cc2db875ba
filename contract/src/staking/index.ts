// WGR that lies in an account of the member's own, and what is paid for it out of a funded account.
export * as stakingCalls from './calls.ts';
export * from './errors.ts';
export * from './limits.ts';
export * from './live.ts';
export * from './rules.ts';
export * from './views.ts';
