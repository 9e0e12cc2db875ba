// The page about staking: what it will be, and that it is not there yet.
export * from './drawing.tsx';
export * from './features.tsx';
export { texts as stakingTexts } from './texts.ts';
