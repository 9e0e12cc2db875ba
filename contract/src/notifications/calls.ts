import * as z from 'zod/mini';
import { defineCall, idOf, nextCursor, pageInput, type MemberId, type NoticeId } from '#kernel';
import { noticeErrors } from './errors.ts';
import { NOTICE_TABS } from './kinds.ts';
import { GROUP_KEY_MAX, MARKED_AT_ONCE } from './limits.ts';
import { noticeGroup, noticeView } from './views.ts';

const errors = noticeErrors;
const actorId = z.optional(idOf<MemberId>());
/** D44: the list counts what is unread, the bell what is unseen. */
const counts = { unread: z.int(), unseen: z.int() };

export const listNotices = defineCall({
  method: 'GET',
  path: '/api/notifications',
  summary: 'What happened to the member, newest first',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({ user_id: actorId, ...pageInput }),
  reply: z.object({ notifications: z.array(noticeView), next_cursor: nextCursor, ...counts }),
});

/** SOC-08: the same as the list, with what belongs together as one; pages are of groups. */
export const listNoticeGroups = defineCall({
  method: 'GET',
  path: '/api/notifications/groups',
  summary: 'What happened to the member, grouped, newest first',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({ user_id: actorId, tab: z.optional(z.enum(NOTICE_TABS)), ...pageInput }),
  reply: z.object({ groups: z.array(noticeGroup), next_cursor: nextCursor, ...counts }),
});

export const countUnread = defineCall({
  method: 'GET',
  path: '/api/notifications/unread',
  summary: 'How many notifications are unread, and how many of them unseen: exact up to 99, then 100',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({ user_id: actorId }),
  reply: z.object(counts),
});

/** One's own alone: an id of somebody else's marks nothing. */
export const markNoticesRead = defineCall({
  method: 'PUT',
  path: '/api/notifications',
  summary: 'Mark some notifications read, or all of them read or seen',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({
    notification_ids: z.optional(z.array(idOf<NoticeId>()).check(z.maxLength(MARKED_AT_ONCE))),
    /** SOC-08: everything in these groups. */
    group_keys: z.optional(z.array(z.string().check(z.maxLength(GROUP_KEY_MAX))).check(z.maxLength(MARKED_AT_ONCE))),
    mark_all_read: z.optional(z.boolean()),
    mark_all_seen: z.optional(z.boolean()),
    /** The newest that was seen: what came after it stays unread. */
    until: z.optional(idOf<NoticeId>()),
    user_id: actorId,
  }),
  reply: z.object({ marked: z.int(), ...counts }),
});
