// MON-11: what stands under 'NFT Holds'.
import type { MemberId } from '@wagram/contract/kernel';
import { walletCalls } from '@wagram/contract/wallet';
import type { ShownHoldings } from '@wagram/contract/wallet';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '#kernel';

const shownKey = (memberId: MemberId, username: string) => ['chain', 'shown', memberId, username] as const;

export const useShown = (memberId: MemberId, username: string, isOn: boolean) =>
  useQuery({
    queryKey: shownKey(memberId, username),
    queryFn: async ({ signal }) =>
      (await ask(walletCalls.readShown, { user_id: memberId, username }, { signal })).shown,
    enabled: isOn,
  });

/** The switch answers at once, and goes back when the server says no. */
export const useShow = (memberId: MemberId, username: string) => {
  const client = useQueryClient();
  const key = shownKey(memberId, username);
  const set = (isShown: boolean) =>
    client.setQueryData<ShownHoldings | null>(key, (shown) =>
      shown == null ? shown : { ...shown, is_shown: isShown },
    );
  return useMutation({
    mutationFn: (isShown: boolean) => ask(walletCalls.showHoldings, { user_id: memberId, is_shown: isShown }),
    onMutate: (isShown) => void set(isShown),
    onError: (_, isShown) => void set(!isShown),
  });
};
