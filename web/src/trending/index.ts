// What is trending: hot posts with why they are here, and hashtags with their growth.
export * from './api.ts';
export * from './empty-action.tsx';
export * from './hot-posts.tsx';
export * from './topic-list.tsx';
export * from './trending-head.tsx';
export * from './trending-path.ts';
export { texts as trendingTexts } from './texts.ts';
export * from './use-renewal.ts';
