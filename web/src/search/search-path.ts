import { parseSearch } from '@wagram/contract/search';

export const SEARCH_TABS = ['people', 'posts', 'groups', 'hashtags'] as const;
export type SearchTab = (typeof SEARCH_TABS)[number];

/** Without a tab the page opens the one that has results. */
export const searchPath = (words: string, tab?: SearchTab): string =>
  `/search?${new URLSearchParams({ q: words, ...(tab === undefined ? {} : { tab }) })}`;

/** Where is looked first: hashtags and operators ask for posts, everything else begins with people. */
export const tabOrder = (words: string): readonly SearchTab[] =>
  words.includes('#') || parseSearch(words).chips.length > 0 ? ['posts', 'hashtags', 'people', 'groups'] : SEARCH_TABS;
