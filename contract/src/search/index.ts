// Finding members, posts and hashtags.
export * as searchCalls from './calls.ts';
export * from './errors.ts';
export * from './limits.ts';
export * from './query.ts';
export * from './views.ts';
