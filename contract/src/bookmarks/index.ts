// Posts that a member keeps for later. Nobody else sees them.
export * as bookmarkCalls from './calls.ts';
export { bookmarkView, type BookmarkView } from './calls.ts';
export * from './errors.ts';
export * from './events.ts';
