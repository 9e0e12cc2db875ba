// WeRunner: the rules of the game, which the page plays and the server plays again, and the calls of its leaderboard.
export * as gameCalls from './calls.ts';
export * from './errors.ts';
export * from './replay.ts';
export * from './runner.ts';
export * from './views.ts';
