// Games: WeRunner's card, the way into it and its leaderboard. The game itself is a page of its own (the package game, opened by play.ts).
export * from './leaderboard.tsx';
export * from './play-link.tsx';
export * from './poster.tsx';
export { texts as gameTexts } from './texts.ts';
