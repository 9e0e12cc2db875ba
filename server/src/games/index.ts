// WeRunner's leaderboard. Owns begun runs and best scores; promises that every score was played again here before it
// counted, and that each run counts once.
export { eraseOf } from './erase.ts';
export { exportOf } from './export.ts';
export { gameRoutes } from './routes.ts';
export { seedScores, type SeedScore } from './seed.ts';
