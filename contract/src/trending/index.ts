// What is trending: the score of a post, windows of time, and hashtags with their growth.
export * as trendingCalls from './calls.ts';
export * from './score.ts';
export * from './topics.ts';
export * from './views.ts';
export * from './weights.ts';
export * from './windows.ts';
