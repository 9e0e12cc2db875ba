// Posts, communities, creators, topics and people to discover.
export * as exploreCalls from './calls.ts';
export * from './creators.ts';
export * from './errors.ts';
export * from './filters.ts';
export * from './views.ts';
