import type { MemberId } from '@wagram/contract/kernel';
import { treasuryCalls } from '@wagram/contract/treasury';
import type { WithdrawalView } from '@wagram/contract/treasury';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ask, useIsLive } from '#kernel';
import { refreshTreasury } from './api.ts';

const LOOK_AGAIN_MS = 4_000;

const isOpen = ({ state }: WithdrawalView): boolean => state === 'waiting' || state === 'sent';

/** One that is no longer under way has moved something, also where nobody told. */
const useSettling = (withdrawals: readonly WithdrawalView[]): void => {
  const client = useQueryClient();
  const open = withdrawals.filter(isOpen).length;
  const before = useRef(open);
  useEffect(() => {
    if (open < before.current) refreshTreasury(client);
    before.current = open;
  }, [open, client]);
};

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
  const withdrawals = list.data?.pages.flatMap((page) => page.withdrawals) ?? [];
  useSettling(withdrawals);
  return { ...list, withdrawals };
};
