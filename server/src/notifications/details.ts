import type { ConversationId, StreamId } from '#kernel';

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
}
