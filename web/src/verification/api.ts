import type { MemberId } from '@wagram/contract/kernel';
import type { OwnProfileView } from '@wagram/contract/members';
import { verificationCalls } from '@wagram/contract/verification';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask, isAskError, keepStoredUser, logWarning } from '#kernel';
import { takeFromBalance } from '#ledger';
import { putMember } from '#members';
import { renewAuthor } from '#posts';
import { refreshProfiles } from '#profiles';
import { toast } from '#ui';
import { texts } from './texts.ts';

const ROOT = 'verification';

export const useVerification = (memberId: MemberId | null) =>
  useQuery({
    queryKey: [ROOT, memberId],
    queryFn: async ({ signal }) =>
      (await ask(verificationCalls.readVerification, { user_id: memberId ?? undefined }, { signal })).verification,
    staleTime: 0,
  });

/** A badge is there that the server gave by itself: it shows on every screen at once. */
export const useGotBadge = (user: OwnProfileView) => {
  const client = useQueryClient();
  return () => {
    const verified: OwnProfileView = { ...user, verified: true, badge: 'gold' };
    keepStoredUser(verified);
    putMember(client, verified);
    renewAuthor(client, verified);
    void refreshProfiles(client);
    void client.invalidateQueries({ queryKey: [ROOT] });
  };
};

/** VERI-01: the badge shows on every screen at once. A refused purchase says why and takes nothing. */
export const useBuyVerification = (memberId: MemberId, price: bigint) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => ask(verificationCalls.buyVerification, { user_id: memberId, pay_with: 'points' }),
    onSuccess: ({ user }) => {
      keepStoredUser(user);
      putMember(client, user);
      renewAuthor(client, user);
      takeFromBalance(client, 'points', price);
      void refreshProfiles(client);
      toast(texts.points.done, 'good');
    },
    onError: (cause) => {
      logWarning('A badge was not bought', cause);
      toast(isAskError(cause) && cause.status !== 0 ? cause.message : texts.points.failed, 'bad');
    },
    onSettled: () => client.invalidateQueries({ queryKey: [ROOT] }),
  });
};
