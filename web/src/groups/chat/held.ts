import { groupRunCalls } from '@wagram/contract/groups';
import type { ConversationId, MemberId, MessageId } from '@wagram/contract/kernel';
import type { MessageView } from '@wagram/contract/messages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ask, useIsLive } from '#kernel';
import { heldKey } from '#messages';
import { listKey } from '../keys.ts';

const POLL_MS = 15_000;

/** What waits: moderators see all of it, everybody else their own. One's own also stands in the conversation. */
export const useHeld = (id: ConversationId, me: MemberId, isWanted: boolean) => {
  const client = useQueryClient();
  const isLive = useIsLive();
  const query = useQuery({
    queryKey: listKey(id, 'held'),
    queryFn: async ({ signal }) =>
      (await ask(groupRunCalls.listHeld, { group_id: id, limit: 50 }, { signal })).messages,
    enabled: isWanted,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    // Without a connection its sender is not told what became of it: as long as something of theirs waits, they ask.
    refetchInterval: ({ state }) =>
      !isLive && state.data?.some(({ sender_id: from }) => from === me) === true ? POLL_MS : false,
  });
  const { data } = query;
  useEffect(() => {
    if (data !== undefined)
      client.setQueryData(
        heldKey(id),
        data.filter(({ sender_id: from }) => from === me),
      );
  }, [client, id, me, data]);
  return query;
};

/** It waits no longer. */
export const dropHeld = (client: QueryClient, groupId: ConversationId, id: MessageId): void => {
  for (const queryKey of [heldKey(groupId), listKey(groupId, 'held')] as const) {
    client.setQueryData<readonly MessageView[]>(queryKey, (old) => old?.filter((message) => message.id !== id));
  }
};

/** Lets it appear, or drops it; its sender may drop their own. */
export const answerHeld = async (
  client: QueryClient,
  { id, conversation_id }: Pick<MessageView, 'id' | 'conversation_id'>,
  action: 'accept' | 'decline',
): Promise<void> => {
  await ask(groupRunCalls.answerHeld, { group_id: conversation_id, message_id: id, action });
  dropHeld(client, conversation_id, id);
  await client.invalidateQueries({ queryKey: ['groups', conversation_id] });
};
