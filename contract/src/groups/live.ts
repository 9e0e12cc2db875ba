import type { ConversationId, LiveByType, MessageId } from '#kernel';

/**
 * What open pages of the members hear of a group. Messages come as everywhere (see messages/live.ts); an open group or
 * channel joins `conversationTopic(id)`, because only small ones are told to each member by itself.
 */
export type GroupLive =
  /** Its settings, members, or (to moderators) its requests and waiting messages have changed: ask again. */
  | {
      readonly type: 'group';
      readonly group_id: ConversationId;
      readonly what: 'settings' | 'members' | 'requests' | 'held';
    }
  /** To its sender: a moderator did not let this message through. */
  | { readonly type: 'held_declined'; readonly group_id: ConversationId; readonly message_id: MessageId }
  /** To one who is in it no more, or to everybody when it is gone. */
  | {
      readonly type: 'group_over';
      readonly group_id: ConversationId;
      readonly reason: 'left' | 'removed' | 'banned' | 'deleted';
    };

declare module '#kernel' {
  interface LiveMessages extends LiveByType<GroupLive> {}
}
