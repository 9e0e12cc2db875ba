// The assistant: what it may be asked, and what comes back, piece by piece.
export * as assistantCalls from './calls.ts';
export type { Turn } from './calls.ts';
export * from './errors.ts';
export * from './limits.ts';
export * from './pieces.ts';
