// What people answer to a post.
export * as commentCalls from './calls.ts';
export * from './errors.ts';
export * from './events.ts';
export * from './limits.ts';
export * from './views.ts';
