import { type ConversationId, type LiveMessages, type MemberId } from '@wagram/contract/kernel';
import { messageCalls } from '@wagram/contract/messages';
import type { ConversationView, MessageLive } from '@wagram/contract/messages';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ask, logWarning, onLive } from '#kernel';
import { findConversation, forgetMarks, patchConversation, reloadConversations } from './inbox/conversations.ts';
import { withMark, withMessage } from './inbox/inbox.ts';
import { presenceKey, unreadKey } from './keys.ts';
import { resumeOutbox } from './writing/outbox.ts';
import { catchUp, dropMessage, hearMessage, openLogs } from './chat/message-log.ts';

type LiveOf<T extends MessageLive['type']> = LiveMessages[T];

const ACK_MS = 300;
const acked = new Map<string, number>();
const acks = new Map<string, number>();

/** Tells the sender that it has got here; several at once are told with the last of them. */
export const ackDelivered = (conversationId: ConversationId, seq: number): void => {
  if (seq <= (acked.get(conversationId) ?? 0)) return;
  acked.set(conversationId, seq);
  window.clearTimeout(acks.get(conversationId));
  const send = () => {
    acks.delete(conversationId);
    ask(messageCalls.markDelivered, { conversation_id: conversationId, seq }).catch((cause: unknown) =>
      logWarning('A delivery could not be told', cause),
    );
  };
  acks.set(conversationId, window.setTimeout(send, ACK_MS));
};

const countUnread = (client: QueryClient, conversation: ConversationView): void => {
  if (conversation.is_muted || conversation.request) return;
  client.setQueryData<number>(unreadKey, (old) => (old === undefined ? undefined : old + 1));
};

const handleMessage = (client: QueryClient, me: MemberId, event: LiveOf<'message'>): void => {
  hearMessage(client, event);
  const { message, conversation_id: id } = event;
  // TLK-03: what stands under a post changes nothing about the conversation.
  if (message?.thread_of != null) return;
  const conversation = findConversation(client, id);
  if (message === null || conversation === null) return reloadConversations(client);
  if (message.sender_id !== me && message.seq > conversation.last_seq) {
    countUnread(client, conversation);
    if (conversation.kind === 'direct') ackDelivered(id, message.seq);
    // An answer lets its reader in.
    if (conversation.kind === 'direct' && conversation.other_read_seq === null) reloadConversations(client);
  }
  patchConversation(client, id, (old) => withMessage(old, message, me));
};

/** After a gap nothing is sure: lists are read anew, open conversations go on from where they were. */
const resync = (client: QueryClient): void => {
  reloadConversations(client);
  for (const where of openLogs(client)) void catchUp(client, where);
  void resumeOutbox(client);
};

const listen = (client: QueryClient, me: MemberId): (() => void) => {
  const mark = (event: LiveOf<'read' | 'delivered'>) => {
    patchConversation(client, event.conversation_id, (conversation) => withMark(conversation, event, me));
    // Read on another device: how much is left is the server's to say.
    if (event.member_id === me && event.type === 'read') void client.invalidateQueries({ queryKey: unreadKey });
  };
  const stops = [
    onLive('message', (event) => handleMessage(client, me, event)),
    onLive('read', mark),
    onLive('delivered', mark),
    onLive('presence', (event) => client.setQueryData(presenceKey(event.member_id), event.isOnline)),
    onLive('message.hidden', (event) => {
      dropMessage(client, { id: event.message_id, conversation_id: event.conversation_id });
      reloadConversations(client);
    }),
    onLive('conversations', () => {
      reloadConversations(client);
      // Cleared on another device, perhaps: what is not on the screen is read anew when it is opened.
      client.removeQueries({ queryKey: ['messages', 'log'], type: 'inactive' });
    }),
    onLive('resync', () => resync(client)),
  ];
  return () => {
    for (const stop of stops) stop();
  };
};

/** As long as somebody is signed in: what is told finds its place, and what waits goes out. Draws nothing. */
export const MessagesLink = ({ memberId }: { readonly memberId: MemberId }) => {
  const client = useQueryClient();
  useEffect(() => {
    const stop = listen(client, memberId);
    const handleOnline = () => resync(client);
    window.addEventListener('online', handleOnline);
    void resumeOutbox(client);
    return () => {
      stop();
      forgetMarks();
      acked.clear();
      window.removeEventListener('online', handleOnline);
    };
  }, [client, memberId]);
  return null;
};
