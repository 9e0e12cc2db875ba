// Posts, communities, creators, topics and people to discover. Owns the list of creators and whom a member does not want to be
// shown again; shows nothing that its viewer may not see.
export { listCommunities } from './communities.ts';
export { eraseOf } from './erase.ts';
export { exportOf } from './export.ts';
export { createExplore, type Explore } from './routes.ts';
