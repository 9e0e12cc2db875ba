// Posts, communities, creators and topics to discover, each with its filters and a search box.
export { useCommunities } from './api.ts';
export * from './communities.tsx';
export * from './creators.tsx';
export * from './explore-path.ts';
export * from './filter-row.tsx';
export * from './posts.tsx';
export { renewSuggestions, useSuggestions } from './suggestions.ts';
export * from './topics.tsx';
export * from './who-to-follow.tsx';
export { texts as exploreTexts } from './texts.ts';
