import { analyticsCalls } from '@wagram/contract/analytics';
import { useQuery } from '@tanstack/react-query';
import type { MemberId } from '@wagram/contract/kernel';
import { ask } from '#kernel';

export const useAnalytics = (memberId: MemberId) =>
  useQuery({
    queryKey: ['analytics', memberId],
    queryFn: async ({ signal }) =>
      (await ask(analyticsCalls.readAnalytics, { user_id: memberId }, { signal })).analytics,
    // Figures move while one looks at other pages: coming back shows the newest.
    staleTime: 0,
  });
