import { gameCalls } from '@wagram/contract/games';
import { useQuery } from '@tanstack/react-query';
import type { MemberId } from '@wagram/contract/kernel';
import { ask } from '#kernel';

/** The game is played in another tab: whoever comes back sees where they stand now. */
export const useLeaderboard = (memberId: MemberId | null) =>
  useQuery({
    queryKey: ['leaderboard', memberId],
    queryFn: ({ signal }) => ask(gameCalls.readLeaderboard, { user_id: memberId ?? undefined, limit: 20 }, { signal }),
    staleTime: 5_000,
    refetchOnWindowFocus: true,
  });
