import type { MemberId } from '@wagram/contract/kernel';
import { treasuryCalls } from '@wagram/contract/treasury';
import type { TreasuryView, WithdrawalView } from '@wagram/contract/treasury';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ask, onLive, useIsLive } from '#kernel';

const LOOK_AGAIN_MS = 4_000;

/** Asked anew whenever somebody comes to look: null where credit cannot leave. */
export const useTreasury = (memberId: MemberId | null) =>
  useQuery({
    queryKey: ['treasury', 'terms', memberId],
    queryFn: async ({ signal }): Promise<TreasuryView | null> =>
      (await ask(treasuryCalls.readTreasury, { user_id: memberId ?? undefined }, { signal })).treasury,
    enabled: memberId !== null,
    staleTime: 0,
  });

/** One has come further: what can be withdrawn, what is held and what has moved are asked for again. */
export const refreshTreasury = (client: QueryClient): void => {
  for (const key of ['treasury', 'balance', 'movements']) void client.invalidateQueries({ queryKey: [key] });
};

export const isOpen = ({ state }: WithdrawalView): boolean => state === 'waiting' || state === 'sent';

/** Without a live connection it is asked now and then, while one is under way. */
export const useWithdrawals = (memberId: MemberId) => {
  const isLive = useIsLive();
  const list = useInfiniteQuery({
    queryKey: ['treasury', 'withdrawals', memberId],
    queryFn: ({ pageParam, signal }) =>
      ask(treasuryCalls.listWithdrawals, { user_id: memberId, cursor: pageParam ?? undefined }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      !isLive && state.data?.pages.some((page) => page.withdrawals.some(isOpen)) === true && LOOK_AGAIN_MS,
  });
  return { ...list, withdrawals: list.data?.pages.flatMap((page) => page.withdrawals) ?? [] };
};

/** Follows the member's withdrawals. `onMoved` is for what rooms above this one show of them. */
export const useFollowWithdrawals = (onMoved: (client: QueryClient) => void): void => {
  const client = useQueryClient();
  useEffect(() => {
    const refresh = () => {
      refreshTreasury(client);
      onMoved(client);
    };
    const stops = [onLive('treasury.withdrawal', refresh), onLive('resync', refresh)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client, onMoved]);
};
