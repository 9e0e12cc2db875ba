import { operationCalls } from '@wagram/contract/operations';
import { useQuery } from '@tanstack/react-query';
import { ask } from '#kernel';

const LOOK_AGAIN_MS = 15_000;

export const useHealth = () =>
  useQuery({
    queryKey: ['moderation', 'health'],
    queryFn: async ({ signal }) => (await ask(operationCalls.readHealth, {}, { signal })).health,
    refetchInterval: LOOK_AGAIN_MS,
    staleTime: 0,
  });
