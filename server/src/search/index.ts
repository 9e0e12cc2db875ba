// Finding members, posts and hashtags. Owns no table; shows nothing that its viewer may not know of.
export { searchRoutes } from './routes.ts';
