// Solana in the browser: messages made and read, what they would change, and payments that are made once. No secret comes here.
export * from './acts.ts';
export * from './compile.ts';
export * from './derived.ts';
export * from './describe.ts';
export * from './lookalike.ts';
export * from './pay-link.ts';
export * from './program-ids.ts';
export * from './programs.ts';
