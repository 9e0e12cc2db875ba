import type { ConversationId, StreamId } from '#kernel';

/** What a notice carries beyond ids, by kind. */
export interface NoticeDetails {
  amount?: string;
  message?: string;
  streamId?: StreamId;
  groupId?: ConversationId;
  groupName?: string;
}
