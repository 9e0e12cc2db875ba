import { TREND_WINDOW_DEFAULT } from '@wagram/contract/trending';
import type { TrendWindow } from '@wagram/contract/trending';

export type TrendingTab = 'posts' | 'topics';

/** What is as it is without saying so does not stand in the address. */
export const trendingPath = (tab: TrendingTab, window: TrendWindow): string => {
  const query = new URLSearchParams({
    ...(tab === 'posts' ? {} : { tab }),
    ...(window === TREND_WINDOW_DEFAULT ? {} : { window }),
  });
  return query.size === 0 ? '/trending' : `/trending?${query}`;
};

/** SOC-12: where the formula is explained, and run again on a post. */
export const formulaPath = (postId?: string, window: TrendWindow = TREND_WINDOW_DEFAULT): string => {
  const query = new URLSearchParams({
    ...(postId === undefined ? {} : { post: postId }),
    ...(window === TREND_WINDOW_DEFAULT ? {} : { window }),
  });
  return query.size === 0 ? '/trending/formula' : `/trending/formula?${query}`;
};

/** Where the posts of a hashtag are. */
export const topicPath = (hashtag: string): string => `/search?${new URLSearchParams({ q: hashtag, tab: 'posts' })}`;
