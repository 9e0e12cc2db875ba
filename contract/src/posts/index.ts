// What people say: posts, their feeds, likes, shares and gifts.
export * as postCalls from './calls.ts';
export * from './drafts.ts';
export * from './errors.ts';
export * from './events.ts';
export * from './limits.ts';
export * from './live.ts';
export * from './views.ts';
