// A member's own page: what it shows to whom, and how its owner changes it. Owns no table; it stands above the rooms that it
// puts together.
export { profileRoutes } from './routes.ts';
