import { isId, type ConversationId, type MemberId, type MessageId } from '@wagram/contract/kernel';

/** Where messages stand: in a conversation, or (TLK-03) in the thread under a post of a channel. */
export interface LogPlace {
  readonly conversation_id: ConversationId;
  readonly thread_of?: MessageId;
}

/** One entry of the cache for a conversation's messages, one for what stands in the inbox, one for each person asked for. */
export const logKey = (where: LogPlace | null) =>
  ['messages', 'log', where?.conversation_id ?? '', where?.thread_of ?? ''] as const;
/** Those of a conversation and of its threads; of all of them without an id. */
export const logsKey = (conversationId?: ConversationId) =>
  conversationId === undefined ? (['messages', 'log'] as const) : (['messages', 'log', conversationId] as const);
export const placeOfKey = (key: readonly unknown[]): LogPlace[] => {
  const [id, post] = [String(key[2]), String(key[3])];
  if (!isId<ConversationId>(id)) return [];
  return [isId<MessageId>(post) ? { conversation_id: id, thread_of: post } : { conversation_id: id }];
};

export const inboxKey = ['messages', 'inbox'] as const;
export const withMemberKey = (to: MemberId | ConversationId) => ['messages', 'with', to] as const;
export const anyMemberKey = ['messages', 'with'] as const;
/** One's own messages that wait for a moderator: they have no place among the others yet. */
export const heldKey = (conversationId: ConversationId | '') => ['messages', 'held', conversationId] as const;
export const pinsKey = (conversationId: ConversationId | '') => ['messages', 'pins', conversationId] as const;
export const unreadKey = ['messages', 'unread'] as const;
/** How many requests wait for an answer. */
export const requestsKey = ['messages', 'requests'] as const;
export const presenceKey = (memberId: MemberId | '') => ['messages', 'presence', memberId] as const;
