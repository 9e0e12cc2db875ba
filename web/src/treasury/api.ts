import type { MemberId } from '@wagram/contract/kernel';
import { treasuryCalls } from '@wagram/contract/treasury';
import type { TreasuryView } from '@wagram/contract/treasury';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ask, onLive } from '#kernel';

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
