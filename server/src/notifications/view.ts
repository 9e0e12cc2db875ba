import type { Language } from '@wagram/contract/kernel';
import { noticeKinds, type NoticeKind, type NoticeView } from '@wagram/contract/notifications';
import { badgeOf } from '#members';
import type { NoticeRow } from './reading.gen.ts';
import { texts, type TogetherKind } from './texts.ts';

type Grouped = Pick<NoticeRow, 'id' | 'kind' | 'post_id' | 'comment_id' | 'from_id'> & {
  readonly details: Pick<NoticeRow['details'], 'threadId'>;
};

const isTogether = (kind: NoticeKind): kind is TogetherKind => TOGETHER.includes(kind);
const TOGETHER: readonly NoticeKind[] = ['like', 'comment_like', 'comment', 'repost', 'follow', 'follow_request'];

/** Likes of one post, comments under it and new followers are told together; the rest stands alone. */
export const groupKeyOf = ({ id, kind, post_id, comment_id, from_id, details }: Grouped): string => {
  if (kind === 'like' || kind === 'repost' || kind === 'comment') return `${kind}:${post_id ?? details.threadId ?? id}`;
  if (kind === 'comment_like') return `${kind}:${comment_id}`;
  if (kind === 'message') return `${kind}:${from_id}`;
  return kind === 'follow' || kind === 'follow_request' ? kind : `${kind}:${id}`;
};

/** DATA-04 */
export const toNoticeView = (row: NoticeRow, credit: string, language: Language): NoticeView => ({
  id: row.id,
  type: noticeKinds[row.kind].type,
  kind: row.kind,
  message: texts(language).message(row, credit),
  ...(isTogether(row.kind) ? { message_of_many: texts(language).ofMany(row.kind, row.details.groupName) } : {}),
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
  ...(row.details.threadId === undefined ? {} : { thread_id: row.details.threadId, message_id: row.details.messageId }),
  group_key: groupKeyOf(row),
});
