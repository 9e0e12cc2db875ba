// What people say: posts, their feeds, likes, shares and gifts. Owns those tables; promises one like a member and post,
// counts that equal the rows, and that nobody sees or touches what a block keeps from them.
export { answered } from './changes.ts';
export { eraseOf } from './erase.ts';
export { exportOf } from './export.ts';
export { findFacets } from './facets.ts';
export { getPost, listMemberPosts } from './feed.ts';
export { hidePost } from './hide.ts';
export { selectCountViolations } from './posts.gen.ts';
export { renewMedia } from './renew-media.ts';
export { postRoutes } from './routes.ts';
export type { PostRow } from './posts.gen.ts';
export { deleteDemoPosts, findKnownPosts, seedGifts, seedLikes, seedPosts, seedShares } from './seed.ts';
export { createPost } from './service.ts';
export { toPostView } from './view.ts';
