// Finding members, posts and hashtags. Owns no table; shows nothing that its viewer may not know of.
export { findMembers } from './members.ts';
export { findPosts } from './posts.ts';
export { searchRoutes } from './routes.ts';
export { wordsOf } from './parse-query.ts';
