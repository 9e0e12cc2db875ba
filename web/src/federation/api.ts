import { federationCalls, type HostState, type MovingView } from '@wagram/contract/federation';
import { bareHandle, isElsewhere } from '@wagram/contract/members';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask, getConfig, isAskError } from '#kernel';

export const isFederated = (): boolean => getConfig().federation === true;

/** What stands behind the second @ of somebody elsewhere; null: they are here. */
export const hostOf = (username: string): string | null =>
  isElsewhere(username) ? (bareHandle(username).split('@')[1] ?? null) : null;

const ADDRESS = /^https?:\/\/\S+\.\S+$/;

/** Words that may mean somebody or something on another server. */
export const mayBeElsewhere = (words: string): boolean =>
  isFederated() && (isElsewhere(words.replace(/^acct:/, '')) || ADDRESS.test(words));

/** Asked once: what was found is here from then on. */
export const useLookUp = (words: string, isOn: boolean) =>
  useQuery({
    queryKey: ['look-up', words],
    queryFn: async ({ signal }) => (await ask(federationCalls.lookUp, { q: words }, { signal })).found,
    enabled: isOn,
    retry: (count, cause) => count < 1 && !(isAskError(cause) && cause.status < 500 && cause.status > 0),
    staleTime: Infinity,
  });

const MOVING = ['moving'] as const;

export const useMoving = () =>
  useQuery({
    queryKey: MOVING,
    queryFn: async ({ signal }) => (await ask(federationCalls.readMoving, {}, { signal })).moving,
  });

export const useChangeMoving = () => {
  const client = useQueryClient();
  const keep = ({ moving }: { moving: MovingView }) => client.setQueryData(MOVING, moving);
  const aliases = useMutation({
    mutationFn: (accounts: readonly string[]) => ask(federationCalls.setAliases, { accounts: [...accounts] }),
    onSuccess: keep,
  });
  const move = useMutation({
    mutationFn: (to: string | null) => ask(federationCalls.moveAway, { to }),
    onSuccess: keep,
  });
  return { aliases, move };
};

export type HostFilter = 'all' | 'limited' | 'blocked' | 'failing';
const HOSTS = ['moderation', 'hosts'] as const;

export const useHosts = (q: string, state: HostFilter) =>
  useInfiniteQuery({
    queryKey: [...HOSTS, q, state],
    queryFn: ({ pageParam, signal }) => ask(federationCalls.listHosts, { q, state, after: pageParam }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    enabled: isFederated(),
  });

export const useHostDecision = () => {
  const client = useQueryClient();
  const renew = () => client.invalidateQueries({ queryKey: HOSTS });
  const decide = useMutation({
    mutationFn: (decision: { name: string; state: HostState; reason: string }) =>
      ask(federationCalls.decideHost, decision),
    onSuccess: renew,
  });
  const takeIn = useMutation({
    mutationFn: (list: string) => ask(federationCalls.importHosts, { list }),
    onSuccess: renew,
  });
  return { decide, takeIn };
};
