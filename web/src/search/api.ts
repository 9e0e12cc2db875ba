import { searchCalls } from '@wagram/contract/search';
import type { FoundMember, FoundTag } from '@wagram/contract/search';
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ask, logWarning } from '#kernel';
import { postListKey, putPosts, useViewerId } from '#posts';
import type { PostPage } from '#posts';

const PEOPLE_SHOWN = 5;
const TAGS_SHOWN = 3;
export const PEOPLE_LISTED = 30;

interface Suggested {
  readonly people: readonly FoundMember[];
  readonly tags: readonly FoundTag[];
}

const logged = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  work.catch((cause: unknown) => {
    if (!signal.aborted) logWarning('A search failed', cause);
    throw cause;
  });

const suggest = async (q: string, signal: AbortSignal): Promise<Suggested> => {
  const [people, tags] = await Promise.all([
    q.startsWith('#') ? [] : ask(searchCalls.search, { q, type: 'users', limit: PEOPLE_SHOWN }, { signal }),
    q.startsWith('@') ? [] : ask(searchCalls.search, { q, type: 'tags', limit: TAGS_SHOWN }, { signal }),
  ]);
  return {
    people: 'users' in people ? (people.users ?? []) : [],
    tags: 'tags' in tags ? (tags.tags ?? []) : [],
  };
};

/** SRCH-01: what the box offers while somebody types. A search that fails offers nothing. */
export const useSuggestions = (words: string) => {
  const viewer = useViewerId() ?? null;
  return useQuery({
    queryKey: ['search', 'box', viewer, words],
    queryFn: ({ signal }) => logged(suggest(words, signal), signal),
    enabled: words !== '',
    placeholderData: keepPreviousData,
    retry: false,
  });
};

export const useFoundPeople = (words: string) => {
  const viewer = useViewerId() ?? null;
  return useQuery({
    queryKey: ['search', 'people', viewer, words],
    queryFn: async ({ signal }) => {
      const found = ask(searchCalls.search, { q: words, type: 'users', limit: PEOPLE_LISTED }, { signal });
      return (await logged(found, signal)).users ?? [];
    },
    enabled: words !== '',
    retry: false,
  });
};

const TAGS_LISTED = 30;

export const useFoundTags = (words: string) => {
  const viewer = useViewerId() ?? null;
  return useQuery({
    queryKey: ['search', 'tags', viewer, words],
    queryFn: async ({ signal }) => {
      const found = ask(searchCalls.search, { q: words, type: 'tags', limit: TAGS_LISTED }, { signal });
      return (await logged(found, signal)).tags ?? [];
    },
    enabled: words !== '',
    retry: false,
  });
};

export const useFoundPosts = (words: string) => {
  const client = useQueryClient();
  const viewer = useViewerId() ?? null;
  const queryKey = postListKey('search', words, viewer);
  const list = useInfiniteQuery({
    queryKey,
    queryFn: async ({ pageParam, signal }): Promise<PostPage> => {
      const query = { q: words, type: 'posts' as const, cursor: pageParam ?? undefined };
      const { posts, next_cursor } = await logged(ask(searchCalls.search, query, { signal }), signal);
      return { ids: putPosts(client, posts ?? []), next: next_cursor ?? null };
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    enabled: words !== '',
    retry: false,
  });
  const ids = useMemo(() => [...new Set((list.data?.pages ?? []).flatMap((page) => page.ids))], [list.data]);
  return { ...list, ids, name: JSON.stringify(queryKey) };
};
