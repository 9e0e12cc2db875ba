import { TREND_MINUTES, trendingCalls } from '@wagram/contract/trending';
import type { RankingWeights, TopicView, TrendView, TrendWindow } from '@wagram/contract/trending';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ask } from '#kernel';
import { postListKey, putPosts, useViewerId } from '#posts';
import type { PostPage } from '#posts';
import { useOwnWeights } from './own-weights.ts';
import { useRenewal } from './use-renewal.ts';

const UPDATE_MS = TREND_MINUTES * 60_000;

interface HotPage extends PostPage {
  readonly trends: readonly TrendView[];
  readonly countedAt: string;
  /** What they are ranked with; null: the documented formula. */
  readonly weights: RankingWeights | null;
}

/** TREND-01, SOC-12: posts by their score, each with why it is here; by one's own weights, for whoever has some. */
export const useHotPosts = (window: TrendWindow) => {
  const client = useQueryClient();
  const viewer = useViewerId() ?? null;
  const own = useOwnWeights();
  const by = own === null ? undefined : 'own';
  const queryKey = postListKey('trending', window, viewer, own === null ? null : JSON.stringify(own));
  const list = useInfiniteQuery({
    queryKey,
    queryFn: async ({ pageParam, signal }): Promise<HotPage> => {
      const reply = await ask(trendingCalls.readTrending, { window, by, cursor: pageParam ?? undefined }, { signal });
      const { posts, trends, weights, counted_at: countedAt, next_cursor: next } = reply;
      return { ids: putPosts(client, posts), trends, weights, countedAt, next };
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    staleTime: UPDATE_MS,
  });
  useRenewal(list, UPDATE_MS);
  const pages = list.data?.pages;
  const ids = useMemo(() => [...new Set((pages ?? []).flatMap((page) => page.ids))], [pages]);
  const why = useMemo(
    () => ({
      trends: new Map((pages ?? []).flatMap((page) => page.trends).map((trend) => [trend.post_id, trend])),
      weights: pages?.[0]?.weights ?? null,
      window,
    }),
    [pages, window],
  );
  return { ...list, ids, why, countedAt: pages?.[0]?.countedAt ?? null, name: JSON.stringify(queryKey) };
};

/** Topics once each, in the order in which they came. */
export const flatTopics = (pages: readonly { readonly topics: readonly TopicView[] }[] | undefined): TopicView[] => [
  ...new Map((pages ?? []).flatMap((page) => page.topics).map((topic) => [topic.id, topic])).values(),
];

/** TREND-03. */
export const useTopics = (window: TrendWindow) => {
  const viewer = useViewerId() ?? null;
  const list = useInfiniteQuery({
    queryKey: ['trending', 'topics', window, viewer],
    queryFn: ({ pageParam, signal }) =>
      ask(trendingCalls.readTopics, { window, cursor: pageParam ?? undefined }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    staleTime: UPDATE_MS,
  });
  useRenewal(list, UPDATE_MS);
  const topics = useMemo(() => flatTopics(list.data?.pages), [list.data]);
  return { ...list, topics, countedAt: list.data?.pages[0]?.counted_at ?? null };
};
