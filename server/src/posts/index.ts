// What people say: posts, their feeds, likes, shares and gifts. Owns those tables; promises one like a member and post,
// counts that equal the rows, and that nobody sees or touches what a block keeps from them.
export { answered, marked } from './changes.ts';
export { eraseOf } from './erase.ts';
export { exportOf } from './export.ts';
export { findFacets } from './writing/facets.ts';
export { getPost, listMemberPosts } from './feeds/feed.ts';
export { hidePost } from './hide.ts';
export type { PollInJson, QuotedInJson } from './in-json.ts';
export { selectCountViolations } from './posts.gen.ts';
export { findQuoted, preparePost, type PostDraft } from './writing/prepare.ts';
export { describeMedia, renewMedia } from './writing/renew-media.ts';
export { postRoutes } from './routes.ts';
export type { PostRow } from './posts.gen.ts';
export { deleteDemoPosts, findKnownPosts, seedGifts, seedLikes, seedPosts, seedShares } from './seed.ts';
export { vote } from './writing/polls.ts';
export { createPost, earlierPost, react, removePost, type Reaction } from './service.ts';
export { toPostView, toQuotedView } from './view.ts';
export { changeDistantPost, keepDistantPost, type DistantPost, type DistantWords } from './writing/distant.ts';
export { importPosts, type ImportedPost } from './writing/import.ts';
