// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import type { NoticeDetails } from './details.ts';
import type { NoticeKind } from '@wagram/contract/notifications';
import { exec, many, type CommentId, type MemberId, type NoticeId, type PostId } from '#kernel';

export interface ExportNoticesRow {
  kind: NoticeKind;
  from: string | null;
  post_id: PostId | null;
  comment_id: CommentId | null;
  details: NoticeDetails;
  read_at: Date | null;
  created_at: Date;
}

export const exportNotices = many<{ memberId: MemberId }, ExportNoticesRow>(
  'notifications_export_notices',
  `select n.kind, m.username as from, n.post_id, n.comment_id, n.details, n.read_at, n.created_at
from notices n left join members m on m.id = n.from_id where n.member_id = $1 order by n.id`,
  (p) => [p.memberId],
);

export interface ExportMarksRow {
  read_until: NoticeId;
  seen_until: NoticeId;
}

export const exportMarks = many<{ memberId: MemberId }, ExportMarksRow>(
  'notifications_export_marks',
  `select read_until, seen_until from notice_marks where member_id = $1`,
  (p) => [p.memberId],
);

export interface ExportDevicesRow {
  endpoint: string;
  created_at: Date;
}

export const exportDevices = many<{ memberId: MemberId }, ExportDevicesRow>(
  'notifications_export_devices',
  `select endpoint, created_at from push_subscriptions where member_id = $1 order by id`,
  (p) => [p.memberId],
);

/** What they were told, and what others were told of them. */
export const eraseNotices = exec<{ memberId: MemberId }>(
  'notifications_erase_notices',
  `delete from notices where member_id = $1 or from_id = $1`,
  (p) => [p.memberId],
);

export const eraseDevices = exec<{ memberId: MemberId }>(
  'notifications_erase_devices',
  `delete from push_subscriptions where member_id = $1`,
  (p) => [p.memberId],
);

export const eraseMarks = exec<{ memberId: MemberId }>(
  'notifications_erase_marks',
  `delete from notice_marks where member_id = $1`,
  (p) => [p.memberId],
);
