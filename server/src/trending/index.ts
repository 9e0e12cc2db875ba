// What is trending: posts by their score and hashtags by their growth. Owns both lists, which one process of several makes
// anew every five minutes; shows nothing of them that its viewer may not see now.
export { keptFresh, type Fresh } from './fresh.ts';
export { selectRest } from './lists.gen.ts';
export type { Ranking } from './rank.ts';
export { createTrending, type Trending } from './routes.ts';
export { listRanked, listTopics, type Page } from './service.ts';
