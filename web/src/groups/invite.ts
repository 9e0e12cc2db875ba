import { groupCalls } from '@wagram/contract/groups';
import { useQuery } from '@tanstack/react-query';
import type { MemberId } from '@wagram/contract/kernel';
import { ask } from '#kernel';
import { inviteKey } from './keys.ts';

/** What an invite leads to; read anew for each member, who may be in already. */
export const useInvite = (code: string, memberId: MemberId | null) =>
  useQuery({
    queryKey: [...inviteKey(code), memberId],
    queryFn: ({ signal }) => ask(groupCalls.readInvite, { code }, { signal }),
    staleTime: 0,
  });
