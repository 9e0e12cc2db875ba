import { groupCalls } from '@wagram/contract/groups';
import type { GroupLive, GroupRole, GroupView } from '@wagram/contract/groups';
import type { ConversationId } from '@wagram/contract/kernel';
import { conversationTopic } from '@wagram/contract/messages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { ask, joinLive, onLive, reasonOf } from '#kernel';
import { inboxKey } from '#messages';
import { toast } from '#ui';
import { dropHeld } from './chat/held.ts';
import { anyOfGroupKey, groupKey } from './keys.ts';
import { texts } from './texts.ts';

const RANKS: Readonly<Record<GroupRole, number>> = { member: 0, moderator: 1, admin: 2, owner: 3 };

/** Whether somebody has this role or one above it. */
export const isAtLeast = (role: GroupRole | null, least: GroupRole): boolean =>
  role !== null && RANKS[role] >= RANKS[least];

/** Nobody acts on those who stand as high as they do. */
export const isAbove = (one: GroupRole | null, other: GroupRole): boolean => one !== null && RANKS[one] > RANKS[other];

export const useGroup = (id: ConversationId) =>
  useQuery({
    queryKey: groupKey(id),
    queryFn: async ({ signal }) =>
      (await ask(groupCalls.readGroup, { group_id: id }, { signal, keep: 'person' })).group,
    staleTime: 0,
  });

export const putGroup = (client: QueryClient, group: GroupView): void => {
  client.setQueryData(groupKey(group.id), group);
};

export const reloadGroup = (client: QueryClient, id: ConversationId): void =>
  void client.invalidateQueries({ queryKey: anyOfGroupKey(id) });

const CALM_MS = 1_500;

/** Who comes and goes in a large group is told to many pages at once: they ask a while later, and not all together. */
const reloadCalmly = (client: QueryClient, id: ConversationId) => {
  let timer: number | undefined;
  return {
    hear: (what: Extract<GroupLive, { type: 'group' }>['what']) => {
      if (what !== 'members') return reloadGroup(client, id);
      timer ??= window.setTimeout(() => {
        timer = undefined;
        reloadGroup(client, id);
      }, Math.random() * CALM_MS);
    },
    stop: () => window.clearTimeout(timer),
  };
};

/** Joins what is told about a group while its page is open, and tells when it is over for this member. */
export const useGroupLive = (id: ConversationId): void => {
  const client = useQueryClient();
  useEffect(() => {
    const calm = reloadCalmly(client, id);
    const stops = [
      calm.stop,
      joinLive(conversationTopic(id)),
      onLive('group', (told) => {
        if (told.group_id === id) calm.hear(told.what);
      }),
      onLive('held_declined', (told) => {
        if (told.group_id !== id) return;
        dropHeld(client, id, told.message_id);
        toast(texts.chat.declined);
      }),
      onLive('group_over', (told) => {
        if (told.group_id !== id) return;
        if (told.reason !== 'left') toast(texts.over[told.reason]);
        // The conversation leaves the screen before anything about it is asked again.
        client.setQueryData<GroupView>(groupKey(id), (old) => (old === undefined ? old : { ...old, role: null }));
        void client.invalidateQueries({ queryKey: groupKey(id) });
        void client.invalidateQueries({ queryKey: inboxKey });
      }),
      onLive('resync', () => reloadGroup(client, id)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client, id]);
};

export const problemOf = (cause: unknown): string => reasonOf(cause, texts.failed);

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
