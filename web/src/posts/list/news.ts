import type { CallReply, PostId } from '@wagram/contract/kernel';
import type { FeedType } from '@wagram/contract/posts';
import { postCalls } from '@wagram/contract/posts';
import { useQuery } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { ask } from '#kernel';
import { useViewerId } from '../api.ts';

const NEWS_MS = 30_000;

/** How many posts of a feed are newer than the newest one shown; asked every 30 s and when somebody comes back. */
export const useNewPosts = (feed: FeedType, since: PostId | undefined): number => {
  const viewer = useViewerId();
  const { data } = useQuery({
    queryKey: ['new-posts', feed, viewer ?? null, since ?? null],
    queryFn: async ({ signal }) => {
      if (since === undefined) return 0;
      return (await ask(postCalls.countNewPosts, { feed_type: feed, since, user_id: viewer }, { signal })).count;
    },
    // Trending is ordered by likes: nothing is 'newer' than its first post.
    enabled: since !== undefined && feed !== 'trending',
    refetchInterval: NEWS_MS,
    refetchOnWindowFocus: 'always',
    retry: false,
  });
  return data ?? 0;
};

const TICKER = ['tip-ticker'];

export const putTicker = (client: QueryClient, reply: CallReply<typeof postCalls.readTicker>): void =>
  void client.setQueryData(TICKER, reply);

/** D25: the day's tips against the day before in percent, 'new' when there were none then, null until it is known. */
export const useTipChange = (): number | 'new' | null => {
  const { data } = useQuery({
    queryKey: TICKER,
    queryFn: ({ signal }) => ask(postCalls.readTicker, {}, { signal }),
    refetchInterval: 60_000,
    retry: false,
  });
  return data === undefined ? null : (data.change ?? 'new');
};
