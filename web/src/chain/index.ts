// Solana in the browser: messages made and read, what they would change, and payments that are made once. No secret comes here.
export * from './acts.ts';
export * from './compile.ts';
export * from './derived.ts';
export * from './describe.ts';
export * from './lookalike.ts';
export * from './pay-link.ts';
export * from './program-ids.ts';
export * from './programs.ts';
export type { AccountState, Mint, TokenAccount } from './accounts.ts';
export { readAccounts, readMint, readTokenAccount } from './accounts.ts';
export type { Danger } from './dangers.ts';
export type { Fault, FaultKind } from './faults.ts';
export * from './preview.ts';
export * from './rpc.ts';
