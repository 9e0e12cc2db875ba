import type { MemberId } from '@wagram/contract/kernel';
import { swapCalls } from '@wagram/contract/swap';
import type { ChartRange, OwnTradeView, PoolView } from '@wagram/contract/swap';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ask, onLive, useIsLive } from '#kernel';
import { refreshChain } from '#wallet';

const LOOK_AGAIN_MS = 15_000;
const FOLLOW_MS = 4_000;

/** Null: there is nothing to trade with here. Asked anew while somebody looks: others trade too. */
export const usePool = (mint?: string) =>
  useQuery({
    queryKey: ['swap', 'pool', mint ?? null],
    queryFn: async ({ signal }): Promise<PoolView | null> => (await ask(swapCalls.readPool, { mint }, { signal })).pool,
    staleTime: 0,
    refetchInterval: LOOK_AGAIN_MS,
  });

export const useChart = (mint: string, range: ChartRange) =>
  useQuery({
    queryKey: ['swap', 'chart', mint, range],
    queryFn: async ({ signal }) => (await ask(swapCalls.readChart, { mint, range }, { signal })).points,
    staleTime: 0,
    refetchInterval: 60_000,
  });

export const useTrades = (mint: string) =>
  useQuery({
    queryKey: ['swap', 'trades', mint],
    queryFn: async ({ signal }) => (await ask(swapCalls.listTrades, { mint, limit: 10 }, { signal })).trades,
    staleTime: 0,
    refetchInterval: LOOK_AGAIN_MS,
  });

const isOpen = ({ state }: OwnTradeView): boolean => state === 'sent';

/** Without a live connection it is asked now and then, while one is under way. */
export const useOwnTrades = (memberId: MemberId) => {
  const isLive = useIsLive();
  const list = useInfiniteQuery({
    queryKey: ['swap', 'mine', memberId],
    queryFn: ({ pageParam, signal }) =>
      ask(swapCalls.listOwnTrades, { user_id: memberId, cursor: pageParam ?? undefined }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      !isLive && state.data?.pages.some((page) => page.trades.some(isOpen)) === true && FOLLOW_MS,
  });
  return { ...list, trades: list.data?.pages.flatMap((page) => page.trades) ?? [] };
};

/** One has come further: prices, trades and what the wallet holds are asked for again. */
export const refreshSwap = (client: QueryClient): void => {
  void client.invalidateQueries({ queryKey: ['swap'] });
  refreshChain(client);
};

export const useFollowSwaps = (): void => {
  const client = useQueryClient();
  useEffect(() => {
    const refresh = () => refreshSwap(client);
    const stops = [onLive('swap.trade', refresh), onLive('resync', refresh)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client]);
};
