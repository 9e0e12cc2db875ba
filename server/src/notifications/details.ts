import type { ConversationId, MessageId, StreamId } from '#kernel';

/** What a notice carries beyond ids, by kind. */
export interface NoticeDetails {
  amount?: string;
  /** Of a payment on the chain: its amount is in smallest units. */
  decimals?: string;
  symbol?: string;
  network?: 'test';
  message?: string;
  streamId?: StreamId;
  groupId?: ConversationId;
  groupName?: string;
  /** A comment in a channel, and the post it stands under. */
  messageId?: MessageId;
  threadId?: MessageId;
}
