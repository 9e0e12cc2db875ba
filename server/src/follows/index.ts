// Who follows whom. Owns the follows table; promises one row a pair and counts that are always true.
export { deleteFollow, isFollowing } from './queries.ts';
export { followRoutes } from './routes.ts';
export { seedFollows } from './seed.ts';
