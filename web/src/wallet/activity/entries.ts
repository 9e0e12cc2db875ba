// What came and went on the chain, as the network tells it, and payments that are on their way.
import { chainCalls } from '@wagram/contract/chain';
import type { PaymentView } from '@wagram/contract/chain';
import type { MemberId } from '@wagram/contract/kernel';
import { PAGE_MAX } from '@wagram/contract/kernel';
import { walletCalls } from '@wagram/contract/wallet';
import type { ChainEntryView } from '@wagram/contract/wallet';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ask, useIsLive } from '#kernel';

export const useChainEntries = (address: string, isWanted: boolean) => {
  const list = useInfiniteQuery({
    queryKey: ['chain', 'entries', address],
    queryFn: ({ pageParam, signal }) =>
      ask(walletCalls.listChainEntries, { address, cursor: pageParam ?? undefined }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    enabled: isWanted,
    staleTime: 0,
  });
  return { ...list, entries: list.data?.pages.flatMap((page) => page.entries) ?? [] };
};

/** The newest, up to `most`; `isWhole` says whether that was everything. */
export const listAllEntries = async (
  address: string,
  most: number,
): Promise<{ entries: ChainEntryView[]; isWhole: boolean }> => {
  const entries: ChainEntryView[] = [];
  let cursor: string | undefined;
  do {
    const page = await ask(walletCalls.listChainEntries, { address, cursor, limit: PAGE_MAX });
    entries.push(...page.entries);
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined && entries.length < most);
  return { entries: entries.slice(0, most), isWhole: cursor === undefined };
};

const NONE: readonly PaymentView[] = [];
const ASK_AGAIN_MS = 3_000;

/** Payments that have neither landed nor failed. Without a live connection they are asked for now and then. */
export const useOpenPayments = (memberId: MemberId | null): readonly PaymentView[] => {
  const isLive = useIsLive();
  const { data } = useQuery({
    queryKey: ['chain', 'payments', memberId],
    queryFn: async ({ signal }) =>
      (await ask(chainCalls.listPayments, { user_id: memberId ?? undefined, is_open: 'true' }, { signal })).payments,
    enabled: memberId !== null,
    staleTime: 0,
    refetchInterval: ({ state }) => (!isLive && (state.data?.length ?? 0) > 0 ? ASK_AGAIN_MS : false),
  });
  return data ?? NONE;
};
