// Solana: which network this server speaks to, what an address holds there, and payments that are made once.
export * from './address.ts';
export * as chainCalls from './calls.ts';
export * from './errors.ts';
export * from './events.ts';
export * from './exact.ts';
export * from './limits.ts';
export * from './live.ts';
export * from './lookalike.ts';
export * from './message.ts';
export * from './rpc.ts';
export * from './views.ts';
