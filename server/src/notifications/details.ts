/** What a notice carries beyond ids, by kind. */
export interface NoticeDetails {
  amount?: string;
  message?: string;
  streamId?: string;
  groupId?: string;
  groupName?: string;
}
