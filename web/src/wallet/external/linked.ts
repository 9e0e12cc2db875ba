// CHN-13: the address behind the member's name.
import type { MemberId } from '@wagram/contract/kernel';
import { walletCalls } from '@wagram/contract/wallet';
import { base58 } from '@scure/base';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '#kernel';
import { signOffChain } from '../vault/vault.ts';

const linkedKey = (memberId: MemberId | null) => ['linked', memberId] as const;

/** Null: none. Undefined until it is known, and for a guest. */
export const useLinked = (memberId: MemberId | null): string | null | undefined => {
  const { data } = useQuery({
    queryKey: linkedKey(memberId),
    queryFn: async ({ signal }) => {
      const { linked } = await ask(walletCalls.readLinked, { user_id: memberId ?? undefined }, { signal });
      return linked?.address ?? null;
    },
    enabled: memberId !== null,
  });
  return data;
};

/** What is to be signed. It is good for a few minutes and once, so each sheet asks for its own. */
export const useChallenge = (memberId: MemberId, address: string) =>
  useQuery({
    queryKey: ['link-challenge', memberId, address],
    queryFn: () => ask(walletCalls.askChallenge, { user_id: memberId, address }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });

interface Signed {
  readonly nonce: string;
  readonly text: string;
}

export const useLink = (memberId: MemberId, address: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ nonce, text }: Signed) => {
      const signature = base58.encode(await signOffChain(text));
      return ask(walletCalls.linkAddress, { user_id: memberId, address, nonce, signature });
    },
    onSuccess: ({ linked }) => client.setQueryData(linkedKey(memberId), linked.address),
  });
};

export const useUnlink = (memberId: MemberId) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => ask(walletCalls.unlinkAddress, { user_id: memberId }),
    onSuccess: () => client.setQueryData(linkedKey(memberId), null),
  });
};
