import { EXPLORE_SECONDS, exploreCalls } from '@wagram/contract/explore';
import type { CommunityView, CreatorView } from '@wagram/contract/explore';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { ConversationId } from '@wagram/contract/kernel';
import { useMemo } from 'react';
import { ask, patchEntity, putEntities, useEntity } from '#kernel';
import { learnStanding } from '#follows';
import { postListKey, putPosts, useViewerId } from '#posts';
import type { PostPage } from '#posts';
import { flatTopics, useRenewal } from '#trending';
import type { FilterOf } from './explore-path.ts';

const UPDATE_MS = EXPLORE_SECONDS * 1_000;

/** EXPL-01: every list of this screen is fetched again each minute. */
const useList = <Page>(
  queryKey: readonly unknown[],
  read: (cursor: string | undefined, signal: AbortSignal) => Promise<Page>,
  nextOf: (page: Page) => string | null,
) => {
  const list = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => read(pageParam ?? undefined, signal),
    initialPageParam: null as string | null,
    getNextPageParam: nextOf,
    staleTime: UPDATE_MS,
  });
  useRenewal(list, UPDATE_MS);
  return list;
};

const queryOf = (q: string) => (q === '' ? {} : { q });

export const useExplorePosts = (filter: FilterOf<'posts'>, q: string) => {
  const client = useQueryClient();
  const queryKey = postListKey('explore', filter, q, useViewerId() ?? null);
  const list = useList(
    queryKey,
    async (cursor, signal): Promise<PostPage> => {
      const reply = await ask(exploreCalls.explorePosts, { filter, ...queryOf(q), cursor }, { signal });
      return { ids: putPosts(client, reply.posts), next: reply.next_cursor };
    },
    (page) => page.next,
  );
  const ids = useMemo(() => [...new Set((list.data?.pages ?? []).flatMap((page) => page.ids))], [list.data]);
  return { ...list, ids, name: JSON.stringify(queryKey) };
};

const COMMUNITY = 'community';

export const useCommunity = (id: ConversationId): CommunityView | null => useEntity<CommunityView>(COMMUNITY, id);

export const patchCommunity = (
  client: QueryClient,
  id: ConversationId,
  patch: (community: CommunityView) => Partial<CommunityView>,
): void => patchEntity<CommunityView>(client, COMMUNITY, id, patch);

export const useCommunities = (filter: FilterOf<'communities'>, q: string) => {
  const client = useQueryClient();
  const list = useList(
    ['explore', 'communities', filter, q, useViewerId() ?? null],
    async (cursor, signal) => {
      const reply = await ask(exploreCalls.exploreCommunities, { filter, ...queryOf(q), cursor }, { signal });
      return { ids: putEntities(client, COMMUNITY, reply.communities), next: reply.next_cursor };
    },
    (page) => page.next,
  );
  const ids = useMemo(() => [...new Set((list.data?.pages ?? []).flatMap((page) => page.ids))], [list.data]);
  return { ...list, ids };
};

export const useCreators = (filter: FilterOf<'creators'>, q: string) => {
  const client = useQueryClient();
  const list = useList(
    ['explore', 'creators', filter, q, useViewerId() ?? null],
    async (cursor, signal) => {
      const reply = await ask(exploreCalls.exploreCreators, { filter, ...queryOf(q), cursor }, { signal });
      for (const { id, isFollowing } of reply.creators) learnStanding(client, id, isFollowing, false);
      return reply;
    },
    (page) => page.next_cursor,
  );
  const creators = useMemo((): CreatorView[] => {
    const all = (list.data?.pages ?? []).flatMap((page) => page.creators);
    return [...new Map(all.map((one) => [one.id, one])).values()];
  }, [list.data]);
  return { ...list, creators };
};

export const useExploreTopics = (filter: FilterOf<'topics'>, q: string) => {
  const list = useList(
    ['explore', 'topics', filter, q, useViewerId() ?? null],
    (cursor, signal) => ask(exploreCalls.exploreTopics, { filter, ...queryOf(q), cursor }, { signal }),
    (page) => page.next_cursor,
  );
  const topics = useMemo(() => flatTopics(list.data?.pages), [list.data]);
  return { ...list, topics };
};
