// What a member holds, and how it came and went. Movements are made by the rooms that have a reason for them.
export * as ledgerCalls from './calls.ts';
export * from './errors.ts';
export * from './limits.ts';
export * from './views.ts';
