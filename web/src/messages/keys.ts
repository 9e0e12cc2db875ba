import type { ConversationId, MemberId } from '@wagram/contract/kernel';

/** One entry of the cache for a conversation's messages, one for what stands in the inbox, one for each person asked for. */
export const logKey = (conversationId: ConversationId | '') => ['messages', 'log', conversationId] as const;
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
