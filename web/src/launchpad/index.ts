// The page about launching a token: what it will be, and who wants to hear of it.
export * from './drawing.tsx';
export * from './features.tsx';
export * from './notify-me.tsx';
export { texts as launchTexts } from './texts.ts';
