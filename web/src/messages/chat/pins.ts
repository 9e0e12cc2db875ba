import type { ConversationId } from '@wagram/contract/kernel';
import { messageCalls, type ConversationView, type MessageView } from '@wagram/contract/messages';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect } from 'react';
import { ask, onLive } from '#kernel';
import { pinsKey } from '../keys.ts';

const NONE: readonly MessageView[] = [];

/** TLK-01: what stands at the top of a conversation, pinned last first. */
export const usePins = (conversationId: ConversationId | null): readonly MessageView[] => {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: pinsKey(conversationId ?? ''),
    queryFn:
      conversationId === null
        ? skipToken
        : async ({ signal }) =>
            (await ask(messageCalls.listPinned, { conversation_id: conversationId }, { signal })).messages,
    staleTime: 0,
  });
  useEffect(() => {
    if (conversationId === null) return undefined;
    const reload = () => void client.invalidateQueries({ queryKey: pinsKey(conversationId) });
    const stops = [
      onLive('pins', (event) => event.conversation_id === conversationId && reload()),
      // What is pinned may have been edited, or taken back.
      onLive('message', (event) => {
        const pinned = client.getQueryData<readonly MessageView[]>(pinsKey(conversationId)) ?? NONE;
        const isMeant = event.message === null || pinned.some(({ id }) => id === event.message?.id);
        if (event.conversation_id === conversationId && pinned.length > 0 && isMeant) reload();
      }),
      onLive('resync', reload),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client, conversationId]);
  return data ?? NONE;
};

/** Of two, both pin; among many, those who run it. The server has the same rule. */
export const canPinIn = (conversation: ConversationView | null): boolean => {
  if (conversation === null || conversation.blocked || conversation.request) return false;
  const { kind, role } = conversation;
  if (kind === 'direct') return true;
  return role === 'owner' || role === 'admin' || (kind === 'group' && role === 'moderator');
};

export interface Pins {
  readonly pinned: readonly MessageView[];
  readonly canPin: boolean;
}

const Context = createContext<Pins>({ pinned: NONE, canPin: false });
export const PinsProvider = Context.Provider;
export const usePinsHere = (): Pins => useContext(Context);
