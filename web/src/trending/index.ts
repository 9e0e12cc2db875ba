// What is trending: hot posts with why they are here, and hashtags with their growth.
export * from './api.ts';
export * from './dialogs.ts';
export * from './empty-action.tsx';
export * from './first-five.tsx';
export * from './formula-steps.tsx';
export { texts as formulaTexts } from './formula-texts.ts';
export * from './formula-words.tsx';
export * from './hot-posts.tsx';
export * from './topic-list.tsx';
export * from './trending-head.tsx';
export * from './trending-path.ts';
export { texts as trendingTexts } from './texts.ts';
export * from './use-draft-weights.ts';
export * from './use-formula.ts';
export * from './use-renewal.ts';
export * from './weight-sliders.tsx';
