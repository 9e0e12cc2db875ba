// Posts, communities, creators and topics to discover. Owns the list of creators; shows nothing that its viewer may not see.
export { listCommunities } from './communities.ts';
export { eraseOf } from './erase.ts';
export { exportOf } from './export.ts';
export { createExplore, type Explore } from './routes.ts';
