// What those who run a server see of how it runs: processes, queues, database, files and backups.
export * as operationCalls from './calls.ts';
export * from './limits.ts';
export * from './views.ts';
