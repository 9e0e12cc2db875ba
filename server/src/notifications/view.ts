import { noticeKinds, type NoticeView } from '@wagram/contract/notifications';
import { badgeOf } from '#members';
import type { NoticeRow } from './reading.gen.ts';

/** A sentence without its subject, which stands before it. What the network itself says is whole. */
export const messageOf = ({ kind, details }: Pick<NoticeRow, 'kind' | 'details'>, credit: string): string => {
  switch (kind) {
    case 'like':
      return 'liked your post';
    case 'comment_like':
      return 'liked your comment';
    case 'comment':
      return 'commented on your post';
    case 'reply':
      return 'replied to your comment';
    case 'mention':
      return 'mentioned you';
    case 'follow':
      return 'started following you';
    case 'follow_request':
      return 'wants to follow you';
    case 'follow_accepted':
      return 'accepted your request';
    case 'gift':
      return `sent you ${details.amount ?? ''} ${credit}`;
    case 'message':
      return 'sent you a message';
    case 'message_request':
      return 'wants to write to you';
    case 'stream_scheduled':
      return 'scheduled a stream';
    case 'stream_started':
      return 'is live now';
    case 'group_accepted':
      return `let you into ${details.groupName ?? 'a group'}`;
    case 'group_added':
      return `added you to ${details.groupName ?? 'a group'}`;
    case 'launchpad_ready':
    case 'token_ready':
    case 'report_outcome':
    case 'moderation':
    case 'badge_rests':
      return details.message ?? '';
  }
};

type Grouped = Pick<NoticeRow, 'id' | 'kind' | 'post_id' | 'comment_id' | 'from_id'>;

/** Likes of one post, comments under it and new followers are told together; the rest stands alone. */
export const groupKeyOf = ({ id, kind, post_id, comment_id, from_id }: Grouped): string => {
  if (kind === 'like' || kind === 'comment') return `${kind}:${post_id}`;
  if (kind === 'comment_like') return `${kind}:${comment_id}`;
  if (kind === 'message') return `${kind}:${from_id}`;
  return kind === 'follow' || kind === 'follow_request' ? kind : `${kind}:${id}`;
};

/** DATA-04 */
export const toNoticeView = (row: NoticeRow, credit: string): NoticeView => ({
  id: row.id,
  type: noticeKinds[row.kind].type,
  kind: row.kind,
  message: messageOf(row, credit),
  read: row.is_read,
  created_at: row.created_at.toISOString(),
  from_id: row.from_id,
  from_username: row.username,
  from_display_name: row.display_name,
  from_avatar_url: row.avatar_url,
  verified: row.verified === true,
  badge: badgeOf(row),
  post_id: row.post_id,
  post_content: row.post_content,
  comment_id: row.comment_id,
  comment_content: row.comment_content,
  ...(row.details.streamId === undefined ? {} : { stream_id: row.details.streamId }),
  ...(row.details.groupId === undefined ? {} : { group_id: row.details.groupId }),
  group_key: groupKeyOf(row),
});
