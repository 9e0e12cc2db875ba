import { messageCalls, type MessageView } from '@wagram/contract/messages';
import type { QueryClient } from '@tanstack/react-query';
import { ask } from '#kernel';
import { toast } from '#ui';
import { reloadConversations } from './inbox/conversations.ts';
import { pinsKey } from './keys.ts';
import { dropMessage, putOwn } from './chat/message-log.ts';
import { texts } from './texts.ts';
import { tellFailure } from './tell-failure.ts';

const words = texts.menu;

/** TLK-01: pins a message, or not any more. */
export const keepMessage = async (
  client: QueryClient,
  { id, conversation_id: conversationId }: MessageView,
  action: 'pin' | 'unpin',
): Promise<void> => {
  try {
    await ask(messageCalls.keepMessage, { message_id: id, action });
  } catch (cause) {
    tellFailure(cause);
  }
  void client.invalidateQueries({ queryKey: pinsKey(conversationId) });
};

const bringBack = async (client: QueryClient, message: MessageView): Promise<void> => {
  putOwn(client, message);
  try {
    await ask(messageCalls.keepMessage, { message_id: message.id, action: 'unhide' });
  } catch (cause) {
    tellFailure(cause);
  }
  reloadConversations(client);
};

/** TLK-01: gone from this member's own sight, at once, with a way back. */
export const hideMessage = async (client: QueryClient, message: MessageView): Promise<void> => {
  dropMessage(client, message);
  try {
    await ask(messageCalls.keepMessage, { message_id: message.id, action: 'hide' });
  } catch (cause) {
    putOwn(client, message);
    return tellFailure(cause);
  }
  toast(words.hidden, 'plain', { text: words.undo, onAct: () => void bringBack(client, message) });
  reloadConversations(client);
  return undefined;
};
