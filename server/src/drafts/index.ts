// What members have written and not posted, and what goes out at a time that they chose. Owns drafts and draft_media; promises
// that nobody else sees a draft, and that each becomes one post or none.
export { eraseOf, exportOf } from './data-rights.ts';
export { draftRoutes } from './routes.ts';
