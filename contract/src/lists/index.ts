// What a member chose to read: lists of people, and hashtags that they follow.
export * as listCalls from './calls.ts';
export * from './errors.ts';
export * from './limits.ts';
export * as tagCalls from './tag-calls.ts';
export * from './views.ts';
