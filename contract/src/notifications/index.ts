// What happened to a member, and how they are told.
export * as noticeCalls from './calls.ts';
export * as pushCalls from './calls-push.ts';
export * from './errors.ts';
export * from './events.ts';
export * from './kinds.ts';
export * from './limits.ts';
export * from './live.ts';
export * from './place.ts';
export * from './views.ts';
