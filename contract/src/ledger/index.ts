// What a member holds. Movements are made by the rooms that have a reason for them.
export * as ledgerCalls from './calls.ts';
