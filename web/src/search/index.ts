// Finding people, posts and hashtags: the box in the bar, and what the results page is made of.
export * from './api.ts';
export * from './people-results.tsx';
export * from './post-results.tsx';
export * from './recent.ts';
export * from './results-loading.tsx';
export * from './search-box.tsx';
export * from './search-chips.tsx';
export * from './search-path.ts';
export * from './search-start.tsx';
export * from './tag-results.tsx';
export { texts as searchTexts } from './texts.ts';
