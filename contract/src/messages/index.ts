// What people say to each other: conversations of two, of groups and of channels.
export * as messageCalls from './calls.ts';
export { isEmoji } from './emoji.ts';
export * from './errors.ts';
export * from './events.ts';
export * from './limits.ts';
export * from './live.ts';
export * from './views.ts';
