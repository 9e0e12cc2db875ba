import type { CallReply } from '@wagram/contract/kernel';
import { streamCalls } from '@wagram/contract/streams';
import type { StreamView } from '@wagram/contract/streams';
import { useQuery } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { ask } from '#kernel';

const ASKED_EVERY_MS = 30_000;

const KEY = ['most-watched'];

const firstOf = ({ streams }: CallReply<typeof streamCalls.listStreams>): StreamView | null => streams[0] ?? null;

export const putMostWatched = (client: QueryClient, reply: CallReply<typeof streamCalls.listStreams>): void =>
  void client.setQueryData(KEY, firstOf(reply));

/** D25: the most watched of those who are live; null while nobody is. */
export const useMostWatched = (): StreamView | null => {
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => firstOf(await ask(streamCalls.listStreams, { state: 'live', limit: 1 }, { signal })),
    refetchInterval: ASKED_EVERY_MS,
    retry: false,
  });
  return data ?? null;
};
