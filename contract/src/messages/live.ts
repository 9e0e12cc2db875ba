import type { ConversationId, LiveByType, MemberId, MessageId } from '#kernel';
import type { MessageView } from './views.ts';

/**
 * What an open page hears of its conversations. `change` is the number of the change: whoever has seen the one before may
 * take `message` as it is, everybody else asks for the changes since their own.
 */
export type MessageLive =
  | {
      readonly type: 'message';
      readonly conversation_id: ConversationId;
      readonly change: number;
      readonly message: MessageView | null;
    }
  | Receipt<'read'>
  | Receipt<'delivered'>
  | {
      readonly type: 'typing';
      readonly conversation_id: ConversationId;
      readonly member_id: MemberId;
      readonly username: string;
    }
  | { readonly type: 'presence'; readonly member_id: MemberId; readonly isOnline: boolean }
  /** What is pinned has changed. */
  | { readonly type: 'pins'; readonly conversation_id: ConversationId }
  /** Deleted by the member for themselves on one of their devices. */
  | { readonly type: 'message.hidden'; readonly conversation_id: ConversationId; readonly message_id: MessageId }
  /** The list of conversations has changed in another way: accepted, cleared, muted, left. */
  | { readonly type: 'conversations' };

declare module '#kernel' {
  interface LiveMessages extends LiveByType<MessageLive> {}
}

type Receipt<T extends string> = {
  readonly type: T;
  readonly conversation_id: ConversationId;
  readonly member_id: MemberId;
  readonly seq: number;
};

/** What a page may say over its connection besides joining topics. */
export type MessageSaid = { readonly type: 'typing'; readonly conversation_id: ConversationId };

/** The topic that tells whether a member is online: `presence:{id}`. */
export const presenceTopic = (memberId: MemberId): string => `presence:${memberId}`;

/**
 * The topic of one conversation: `conversation:{id}`. The page of an open group or channel joins it; only small ones are
 * told to each member by itself. Whoever is no longer in it is out of the topic at once.
 */
export const conversationTopic = (conversationId: ConversationId): string => `conversation:${conversationId}`;
