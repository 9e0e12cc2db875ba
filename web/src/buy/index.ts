// The page about the token on the chain: its address once there is one, a warning until then, and the watchlist.
export * from './links.ts';
export { texts as buyTexts } from './texts.ts';
export * from './token-head.tsx';
export * from './token-story.tsx';
export * from './token-trade.tsx';
