import { CREATOR_CATEGORIES } from '#members';
import type { TopicCategory } from '#trending';

// EXPL-01: the rows of filters, as they are listed.
export const EXPLORE_FILTERS = {
  posts: ['all', 'trending', 'recent', 'popular'],
  communities: ['all', 'solana', 'defi', 'nft', 'gaming', 'trading', 'dao'],
  creators: ['all', ...CREATOR_CATEGORIES],
  topics: ['all', 'trending', 'new', 'popular'],
} as const satisfies Record<string, readonly ['all', ...string[]]> & {
  topics: readonly ['all', ...TopicCategory[]];
};

export const EXPLORE_TABS = ['posts', 'communities', 'creators', 'topics'] as const;
export type ExploreTab = (typeof EXPLORE_TABS)[number];

/** EXPL-01: content updates every minute. */
export const EXPLORE_SECONDS = 60;
export const EXPLORE_WORDS_MAX = 100;
