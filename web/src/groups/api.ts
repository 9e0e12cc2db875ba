import { groupCalls } from '@house/contract/groups';
import type { GroupLive, GroupRole, GroupView } from '@house/contract/groups';
import { conversationTopic } from '@house/contract/messages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { ask, isAskError, joinLive, onLive } from '#kernel';
import { reloadConversations } from '#messages';
import { toast } from '#ui';
import { anyOfGroupKey, groupKey } from './keys.ts';
import { texts } from './texts.ts';

const RANKS: Readonly<Record<GroupRole, number>> = { member: 0, moderator: 1, admin: 2, owner: 3 };

/** Whether somebody has this role or one above it. */
export const isAtLeast = (role: GroupRole | null, least: GroupRole): boolean =>
  role !== null && RANKS[role] >= RANKS[least];

/** Nobody acts on those who stand as high as they do. */
export const isAbove = (one: GroupRole | null, other: GroupRole): boolean => one !== null && RANKS[one] > RANKS[other];

export const useGroup = (id: string) =>
  useQuery({
    queryKey: groupKey(id),
    queryFn: async ({ signal }) => (await ask(groupCalls.readGroup, { group_id: id }, { signal })).group,
    staleTime: 0,
  });

export const putGroup = (client: QueryClient, group: GroupView): void => {
  client.setQueryData(groupKey(group.id), group);
};

export const reloadGroup = (client: QueryClient, id: string): void =>
  void client.invalidateQueries({ queryKey: anyOfGroupKey(id) });

/** Joins what is told about a group while its page is open, and tells when it is over for this member. */
export const useGroupLive = (id: string): void => {
  const client = useQueryClient();
  useEffect(() => {
    const stops = [
      joinLive(conversationTopic(id)),
      onLive('group', (event) => {
        if ((event as unknown as GroupLive).group_id === id) reloadGroup(client, id);
      }),
      onLive('group_over', (event) => {
        const told = event as unknown as Extract<GroupLive, { type: 'group_over' }>;
        if (told.group_id !== id) return;
        if (told.reason !== 'left') toast(texts.over[told.reason]);
        reloadGroup(client, id);
        reloadConversations(client);
      }),
      onLive('resync', () => reloadGroup(client, id)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client, id]);
};

export const problemOf = (cause: unknown): string =>
  isAskError(cause) && cause.message !== '' ? cause.message : texts.failed;

/** Does something, says why it did not work, and knows that it is under way. True when it worked. */
export const useAct = () => {
  const [isBusy, setBusy] = useState(false);
  const act = useCallback(async (work: () => Promise<unknown>, done?: string): Promise<boolean> => {
    setBusy(true);
    try {
      await work();
      if (done !== undefined) toast(done, 'good');
      return true;
    } catch (cause) {
      toast(problemOf(cause), 'bad');
      return false;
    } finally {
      setBusy(false);
    }
  }, []);
  return [isBusy, act] as const;
};
