import type { LaunchId, MemberId } from '@wagram/contract/kernel';
import { launchCalls } from '@wagram/contract/launchpad';
import type { LaunchView } from '@wagram/contract/launchpad';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ask, onLive } from '#kernel';
import type { Made } from '#wallet';
import { base64 } from '@scure/base';

export type LaunchFilter = 'open' | 'over' | 'pledged' | 'mine';

export const useLaunches = (memberId: MemberId | null, filter: LaunchFilter) =>
  useInfiniteQuery({
    queryKey: ['launches', 'list', memberId, filter],
    queryFn: ({ pageParam, signal }) =>
      ask(launchCalls.listLaunches, { user_id: memberId ?? undefined, filter, cursor: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    staleTime: 0,
  });

export const useToken = (memberId: MemberId | null, address: string) =>
  useQuery({
    queryKey: ['launches', 'token', memberId, address],
    queryFn: async ({ signal }) =>
      (await ask(launchCalls.readToken, { user_id: memberId ?? undefined, address }, { signal })).token,
    staleTime: 0,
    refetchInterval: 15_000,
  });

/** Follows the sales that matter to the member. */
export const useFollowLaunches = (): (() => void) => {
  const client = useQueryClient();
  useEffect(() => {
    const refresh = () => void client.invalidateQueries({ queryKey: ['launches'] });
    const stops = [onLive('launchpad.launch', refresh), onLive('resync', refresh)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client]);
  return () => void client.invalidateQueries({ queryKey: ['launches'] });
};

const BLOCKHASH_SLOTS = 150;

/** Composed by the server, which signs last; how long it is good only the server needs to know. */
const made = ({ message }: { readonly message: string }): Made => ({
  message: base64.decode(message),
  lastValidHeight: BLOCKHASH_SLOTS,
});

export const composeLaunch = async (launch_id: LaunchId): Promise<Made> =>
  made(await ask(launchCalls.composeLaunch, { launch_id }));
export const composeRelease = async (launch_id: LaunchId): Promise<Made> =>
  made(await ask(launchCalls.composeRelease, { launch_id }));
export const signLaunch = async (launch_id: LaunchId, signature: string): Promise<LaunchView> =>
  (await ask(launchCalls.signLaunch, { launch_id, signature })).launch;
export const signRelease = (launch_id: LaunchId, signature: string) =>
  ask(launchCalls.signRelease, { launch_id, signature });
/** Before it is signed, and again once it has landed. */
export const sayPledge = (launch_id: LaunchId, address: string) => ask(launchCalls.pledge, { launch_id, address });
