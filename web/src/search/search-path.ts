export type SearchTab = 'people' | 'posts';

/** Hashtags stand in posts; everything else begins with people. */
export const tabFor = (words: string): SearchTab => (words.includes('#') ? 'posts' : 'people');

export const searchPath = (words: string, tab: SearchTab = tabFor(words)): string =>
  `/search?${new URLSearchParams({ q: words, tab })}`;
