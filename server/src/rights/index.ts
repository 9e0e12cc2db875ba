// A member's rights over their data: taking it along, stepping back, being forgotten. Owns exports; asks every other room
// for what it keeps, and to forget it.
export { rightsRoutes } from './routes.ts';
