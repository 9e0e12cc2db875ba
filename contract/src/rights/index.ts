// A member's rights over their data: taking it along, stepping back, being forgotten.
export * as rightsCalls from './calls.ts';
export type { ExportView } from './calls.ts';
export * from './errors.ts';
export * from './limits.ts';
