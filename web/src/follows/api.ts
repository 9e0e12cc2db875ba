import type { FollowEntry, FollowRequest } from '@wagram/contract/follows';
import { followCalls } from '@wagram/contract/follows';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { MemberId } from '@wagram/contract/kernel';
import { useMemo } from 'react';
import { ask, reasonOf } from '#kernel';
import { patchMember } from '#members';
import { toast } from '#ui';
import { learnStanding } from './standing.ts';
import { texts } from './texts.ts';

export type FollowListType = 'following' | 'followers';

interface Page<E> {
  readonly entries: readonly E[];
  readonly next: string | null;
}

const REFRESH_MS = 10_000;
/** A long list is not asked for again page by page while somebody reads down there. */
const REFRESHED_PAGES = 3;

const flat = <E extends { readonly id: string }>(pages: readonly Page<E>[] | undefined): E[] => [
  ...new Map((pages ?? []).flatMap((page) => page.entries).map((entry) => [entry.id, entry])).values(),
];

const readList = async (
  client: QueryClient,
  memberId: MemberId,
  type: FollowListType,
  cursor: string | null,
  signal: AbortSignal,
): Promise<Page<FollowEntry>> => {
  const asked = { user_id: memberId, type, cursor: cursor ?? undefined };
  const reply = await ask(followCalls.readFollows, asked, { signal });
  const entries = reply[type] ?? [];
  for (const entry of entries) learnStanding(client, entry.id, entry.is_following, entry.is_requested);
  return { entries, next: reply.next_cursor ?? null };
};

/** FOLL-01, FOLL-02: refreshed every ten seconds and on focus. `viewer` stands in the key: the list is told to them. */
export const useFollowList = (memberId: MemberId, type: FollowListType, viewer: MemberId | null) => {
  const client = useQueryClient();
  const list = useInfiniteQuery({
    queryKey: ['follows', type, memberId, viewer],
    queryFn: ({ pageParam, signal }) => readList(client, memberId, type, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => ((state.data?.pages.length ?? 0) > REFRESHED_PAGES ? false : REFRESH_MS),
  });
  return { ...list, entries: useMemo(() => flat(list.data?.pages), [list.data]) };
};

interface RequestPage extends Page<FollowRequest> {
  readonly total: number;
}
type RequestPages = InfiniteData<RequestPage, string | null>;

const requestsKey = (memberId: MemberId) => ['follow-requests', memberId] as const;

/** D20: who waits to follow this member, who is the viewer. */
export const useFollowRequests = (memberId: MemberId) => {
  const list = useInfiniteQuery({
    queryKey: requestsKey(memberId),
    queryFn: async ({ pageParam, signal }): Promise<RequestPage> => {
      const asked = { user_id: memberId, cursor: pageParam ?? undefined };
      const { requests, next_cursor, total } = await ask(followCalls.listFollowRequests, asked, { signal });
      return { entries: requests, next: next_cursor, total };
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: REFRESH_MS,
  });
  const requests = useMemo(() => flat(list.data?.pages), [list.data]);
  return { ...list, requests, total: list.data?.pages[0]?.total ?? 0 };
};

const takeOff = (client: QueryClient, memberId: MemberId, followerId: MemberId): void => {
  client.setQueryData<RequestPages>(requestsKey(memberId), (list) => {
    if (list === undefined) return list;
    const pages = list.pages.map((page) => ({
      ...page,
      entries: page.entries.filter(({ id }) => id !== followerId),
      total: Math.max(0, page.total - 1),
    }));
    return { ...list, pages };
  });
};

type Answer = 'accept' | 'decline';

export const useAnswerRequest = (memberId: MemberId, request: FollowRequest) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (action: Answer) =>
      ask(followCalls.answerFollowRequest, { user_id: memberId, follower_id: request.id, action }),
    onSuccess: ({ followers_count }, action) => {
      takeOff(client, memberId, request.id);
      patchMember(client, memberId, () => ({ followers_count }));
      void client.invalidateQueries({ queryKey: ['follows', 'followers', memberId] });
      toast(texts.requests[action === 'accept' ? 'accepted' : 'declined'](request.username), 'good');
    },
    onError: (cause) => {
      toast(reasonOf(cause, texts.requests.failed), 'bad');
      void client.invalidateQueries({ queryKey: requestsKey(memberId) });
    },
  });
};
