// Posts, communities, creators and topics to discover.
export * as exploreCalls from './calls.ts';
export * from './creators.ts';
export * from './filters.ts';
export * from './views.ts';
