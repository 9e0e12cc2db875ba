import type { CallReply, MemberId } from '@wagram/contract/kernel';
import { rewardCalls } from '@wagram/contract/rewards';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { ask } from '#kernel';

const rewardsKey = (memberId: MemberId | null) => ['rewards', memberId] as const;

export const putRewards = (
  client: QueryClient,
  memberId: MemberId,
  reply: CallReply<typeof rewardCalls.readRewards>,
): void => void client.setQueryData(rewardsKey(memberId), reply);

/** The terms, and what came of a member's invitations; for a guest the terms alone. */
export const useRewards = (memberId: MemberId | null) =>
  useQuery({
    queryKey: rewardsKey(memberId),
    queryFn: ({ signal }) => ask(rewardCalls.readRewards, { user_id: memberId ?? undefined }, { signal }),
    staleTime: 0,
  });

export const useReferrals = (memberId: MemberId) =>
  useInfiniteQuery({
    queryKey: ['referrals', memberId],
    queryFn: ({ pageParam, signal }) =>
      ask(rewardCalls.listReferrals, { user_id: memberId, cursor: pageParam ?? undefined }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    staleTime: 0,
  });
