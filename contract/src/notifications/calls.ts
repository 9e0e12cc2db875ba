import * as z from 'zod/mini';
import { defineCall, nextCursor, pageInput, uuid } from '#kernel';
import { noticeErrors } from './errors.ts';
import { MARKED_AT_ONCE } from './limits.ts';
import { noticeView } from './views.ts';

const errors = noticeErrors;
const actorId = z.optional(uuid);
const unread = z.int();

export const listNotices = defineCall({
  method: 'GET',
  path: '/api/notifications',
  summary: 'What happened to the member, newest first',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({ user_id: actorId, ...pageInput }),
  reply: z.object({ notifications: z.array(noticeView), next_cursor: nextCursor, unread }),
});

export const countUnread = defineCall({
  method: 'GET',
  path: '/api/notifications/unread',
  summary: 'How many notifications are unread: exact up to 99, then 100',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({ user_id: actorId }),
  reply: z.object({ unread }),
});

/** One's own alone: an id of somebody else's marks nothing. */
export const markRead = defineCall({
  method: 'PUT',
  path: '/api/notifications',
  summary: 'Mark some notifications read, or all of them',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({
    notification_ids: z.optional(z.array(uuid).check(z.maxLength(MARKED_AT_ONCE))),
    mark_all_read: z.optional(z.boolean()),
    /** The newest that was seen: what came after it stays unread. */
    until: z.optional(uuid),
    user_id: actorId,
  }),
  reply: z.object({ marked: z.int(), unread }),
});
