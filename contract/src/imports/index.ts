// What a member brings along from elsewhere.
export * as importCalls from './calls.ts';
export type { ImportPlan, ImportView, LeftOutReason } from './calls.ts';
export * from './errors.ts';
export * from './limits.ts';
