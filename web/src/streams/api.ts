import type { StreamId } from '@wagram/contract/kernel';
import { streamCalls, streamTopic } from '@wagram/contract/streams';
import type { StreamView } from '@wagram/contract/streams';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ask, getConfig, joinLive, onLive, useIsLive } from '#kernel';

export const streamKey = (id: StreamId) => ['stream', id] as const;
const LIST_MS = 15_000;
const WITHOUT_LIVE_MS = 4_000;

/** Live ones, most watched first, or those that are still to come. */
export const useStreams = (state: 'live' | 'scheduled') => {
  const list = useInfiniteQuery({
    queryKey: ['streams', state],
    queryFn: ({ pageParam, signal }) => ask(streamCalls.listStreams, { state, cursor: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    staleTime: 0,
    refetchInterval: LIST_MS,
  });
  const known = new Map((list.data?.pages ?? []).flatMap(({ streams }) => streams).map((one) => [one.id, one]));
  return { ...list, streams: [...known.values()] };
};

export const forgetLists = (client: QueryClient): void => void client.invalidateQueries({ queryKey: ['streams'] });

export const putStream = (client: QueryClient, stream: StreamView): void =>
  void client.setQueryData(streamKey(stream.id), stream);

/** One stream, with its figures as they change. Whoever has it open is counted, so only one page at a time asks for it. */
export const useStream = (id: StreamId) => {
  const client = useQueryClient();
  const isLive = useIsLive();
  const query = useQuery({
    queryKey: streamKey(id),
    queryFn: async ({ signal }) => (await ask(streamCalls.readStream, { stream_id: id }, { signal })).stream,
    staleTime: 0,
    retry: false,
    refetchInterval: ({ state: { data } }) =>
      (isLive && data?.needs_ticket !== true) || data?.state === 'ended' ? false : WITHOUT_LIVE_MS,
  });
  // Whoever is not let in hears nothing from there, and asks anew once they are.
  const isKeptOut = query.data?.needs_ticket === true;
  useEffect(() => {
    if (isKeptOut) return undefined;
    const refetch = () => void client.invalidateQueries({ queryKey: streamKey(id) });
    const leave = joinLive(streamTopic(id));
    const stops = [
      onLive('stream_figures', (message) => {
        if (message.stream_id !== id) return;
        client.setQueryData<StreamView>(streamKey(id), (stream) => stream && { ...stream, ...message.figures });
      }),
      onLive('stream_changed', (message) => message.stream_id === id && refetch()),
      onLive('resync', refetch),
    ];
    return () => {
      leave();
      for (const stop of stops) stop();
    };
  }, [client, id, isKeptOut]);
  return query;
};

export const streamPath = (id: StreamId): string => `/livestream/${id}`;
export const streamLink = (id: StreamId): string => (getConfig().publicUrl ?? window.location.origin) + streamPath(id);
