import type { Amount, CallReply, MemberId } from '@wagram/contract/kernel';
import { parseAmount } from '@wagram/contract/kernel';
import { ledgerCalls, MOVEMENTS_MAX } from '@wagram/contract/ledger';
import type { Direction, MovementView } from '@wagram/contract/ledger';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { ask } from '#kernel';

export interface MovementFilter {
  readonly direction?: Direction | undefined;
  readonly kind?: string | undefined;
}

const earningsKey = (memberId: MemberId | null) => ['earnings', memberId] as const;

export const putEarnings = (
  client: QueryClient,
  memberId: MemberId,
  { week }: CallReply<typeof ledgerCalls.readEarnings>,
): void => void client.setQueryData(earningsKey(memberId), week);

/** WGM of the last seven days; null until it is known. */
export const useEarnings = (memberId: MemberId | null): Amount<'WGM'> | null => {
  const { data } = useQuery({
    queryKey: earningsKey(memberId),
    queryFn: async ({ signal }) =>
      (await ask(ledgerCalls.readEarnings, { user_id: memberId ?? undefined }, { signal })).week,
    enabled: memberId !== null,
    staleTime: 0,
  });
  return data === undefined ? null : parseAmount<'WGM'>(data);
};

/** `isWanted`: a list that stands beside another may not be asked for. */
export const useMovements = (memberId: MemberId | null, filter: MovementFilter, isWanted = true) => {
  const list = useInfiniteQuery({
    queryKey: ['movements', memberId, filter],
    queryFn: ({ pageParam, signal }) =>
      ask(
        ledgerCalls.listMovements,
        { user_id: memberId ?? undefined, ...filter, cursor: pageParam ?? undefined },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    enabled: isWanted && memberId !== null,
    staleTime: 0,
  });
  return { ...list, movements: list.data?.pages.flatMap((page) => page.movements) ?? [] };
};

/** The newest, up to `most`; `isWhole` says whether that was everything. */
export const listAllMovements = async (
  memberId: MemberId,
  filter: MovementFilter,
  most: number,
): Promise<{ movements: MovementView[]; isWhole: boolean }> => {
  const movements: MovementView[] = [];
  let cursor: string | undefined;
  do {
    const query = { user_id: memberId, ...filter, cursor, limit: MOVEMENTS_MAX };
    const page = await ask(ledgerCalls.listMovements, query);
    movements.push(...page.movements);
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined && movements.length < most);
  return { movements: movements.slice(0, most), isWhole: cursor === undefined };
};
