import type { MemberId } from '@wagram/contract/kernel';
import { stakingCalls } from '@wagram/contract/staking';
import type { StakeClaimView, StakeView, StakingView } from '@wagram/contract/staking';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ask, onLive, useIsLive } from '#kernel';
import { sendOnce } from '#ledger';
import { refreshChain } from '#wallet';

/** Null where there is no token to stake. */
export const useStaking = () =>
  useQuery({
    queryKey: ['staking', 'offer'],
    queryFn: async ({ signal }): Promise<StakingView | null> =>
      (await ask(stakingCalls.readStaking, {}, { signal })).staking,
    staleTime: 0,
  });

const stakeKey = (memberId: MemberId) => ['staking', 'mine', memberId] as const;

/** As the server last saw it. */
export const useStake = (memberId: MemberId, isOffered: boolean) =>
  useQuery({
    queryKey: stakeKey(memberId),
    queryFn: async ({ signal }): Promise<StakeView> =>
      (await ask(stakingCalls.readStake, { user_id: memberId }, { signal })).stake,
    enabled: isOffered,
    staleTime: 0,
  });

/** The server looks at the network now: what was just put in counts from here on. */
export const useLook = (memberId: MemberId) => {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: () => ask(stakingCalls.lookAtStake, { user_id: memberId }),
    onSuccess: ({ stake }) => {
      client.setQueryData(stakeKey(memberId), stake);
      void client.invalidateQueries({ queryKey: ['staking', 'offer'] });
    },
  });
  return mutate;
};

const refreshStaking = (client: QueryClient): void => void client.invalidateQueries({ queryKey: ['staking'] });

/** Pressed again after a lost answer, it is still paid once. */
export const useClaim = (memberId: MemberId, onTaken: () => void) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      sendOnce(`stake claim ${memberId}`, (key) => ask(stakingCalls.claimRewards, { user_id: memberId }, { key })),
    onSuccess: onTaken,
    onSettled: () => refreshStaking(client),
  });
};

const LOOK_AGAIN_MS = 4_000;
const isOpen = ({ state }: StakeClaimView): boolean => state === 'waiting' || state === 'sent';

/** Without a live connection it is asked now and then, while one is under way. */
export const useClaims = (memberId: MemberId) => {
  const isLive = useIsLive();
  const list = useInfiniteQuery({
    queryKey: ['staking', 'claims', memberId],
    queryFn: ({ pageParam, signal }) =>
      ask(stakingCalls.listStakeClaims, { user_id: memberId, cursor: pageParam ?? undefined }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      !isLive && state.data?.pages.some((page) => page.claims.some(isOpen)) === true && LOOK_AGAIN_MS,
  });
  return { ...list, claims: list.data?.pages.flatMap((page) => page.claims) ?? [] };
};

/** Rewards that have come further change what is kept, what was paid and what the wallet holds. */
export const useFollowClaims = (): void => {
  const client = useQueryClient();
  useEffect(() => {
    const refresh = () => {
      refreshStaking(client);
      refreshChain(client);
    };
    const stops = [onLive('staking.claim', refresh), onLive('resync', refresh)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client]);
};
