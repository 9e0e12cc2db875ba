import type { CallInput } from '@wagram/contract/kernel';
import { moneyCalls } from '@wagram/contract/money';
import type { SweepView } from '@wagram/contract/money';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '#kernel';
import { sendOnce } from '#ledger';

// Under the root of moderation: what is decided there is seen here at once.
const ROOT = ['moderation', 'money'] as const;
const LOOK_AGAIN_MS = 15_000;
const SOON_MS = 3_000;

export const useMoney = () =>
  useQuery({
    queryKey: [...ROOT, 'all'],
    queryFn: async ({ signal }) => (await ask(moneyCalls.readMoney, {}, { signal })).money,
    refetchInterval: LOOK_AGAIN_MS,
    staleTime: 0,
  });

export const useKeys = () =>
  useQuery({
    queryKey: [...ROOT, 'keys'],
    queryFn: ({ signal }) => ask(moneyCalls.listKeys, {}, { signal }),
    refetchInterval: ({ state }) => (state.data?.keys.some((key) => key.is_sweeping) ? SOON_MS : LOOK_AGAIN_MS),
    staleTime: 0,
  });

export type WithdrawalFilter = 'waiting' | 'returned';

export const useWithdrawals = (filter: WithdrawalFilter) => {
  const list = useInfiniteQuery({
    queryKey: [...ROOT, 'withdrawals', filter],
    queryFn: ({ pageParam, signal }) =>
      ask(moneyCalls.listOpenWithdrawals, { filter, cursor: pageParam ?? undefined }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    refetchInterval: LOOK_AGAIN_MS,
    staleTime: 0,
  });
  return { ...list, items: list.data?.pages.flatMap((page) => page.withdrawals) ?? [] };
};

export const useLaunches = () => {
  const list = useInfiniteQuery({
    queryKey: [...ROOT, 'launches'],
    queryFn: ({ pageParam, signal }) =>
      ask(moneyCalls.listAllLaunches, { cursor: pageParam ?? undefined, limit: 10 }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    staleTime: 0,
  });
  return { ...list, items: list.data?.pages.flatMap((page) => page.launches) ?? [] };
};

const isOpen = ({ state }: SweepView): boolean => state === 'waiting' || state === 'sent';

export const useSweeps = () => {
  const list = useInfiniteQuery({
    queryKey: [...ROOT, 'sweeps'],
    queryFn: ({ pageParam, signal }) =>
      ask(moneyCalls.listSweeps, { cursor: pageParam ?? undefined, limit: 10 }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    refetchInterval: ({ state }) => state.data?.pages.some((page) => page.sweeps.some(isOpen)) === true && SOON_MS,
    staleTime: 0,
  });
  return { ...list, items: list.data?.pages.flatMap((page) => page.sweeps) ?? [] };
};

const useRefresh = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['moderation'] });
};

export const useSetPaused = (onDone: () => void) => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (input: CallInput<typeof moneyCalls.setPaused>) => ask(moneyCalls.setPaused, input),
    onSuccess: onDone,
    onSettled: refresh,
  });
};

type SweepDraft = CallInput<typeof moneyCalls.sweep>;

/** Pressed again after a lost answer, it still leaves once: the code is a part of what it is known by. */
export const useSweep = (onDone: () => void) => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (draft: SweepDraft) =>
      sendOnce(`sweep ${JSON.stringify(draft)}`, (key) => ask(moneyCalls.sweep, draft, { key })),
    onSuccess: onDone,
    onSettled: refresh,
  });
};
