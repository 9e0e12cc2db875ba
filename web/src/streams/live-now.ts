import { streamCalls } from '@wagram/contract/streams';
import type { StreamView } from '@wagram/contract/streams';
import { useQuery } from '@tanstack/react-query';
import { ask } from '#kernel';

const ASKED_EVERY_MS = 30_000;

/** D25: the most watched of those who are live; null while nobody is. */
export const useMostWatched = (): StreamView | null => {
  const { data } = useQuery({
    queryKey: ['most-watched'],
    queryFn: async ({ signal }) =>
      (await ask(streamCalls.listStreams, { state: 'live', limit: 1 }, { signal })).streams[0] ?? null,
    refetchInterval: ASKED_EVERY_MS,
    retry: false,
  });
  return data ?? null;
};
