import * as z from 'zod/mini';
import {
  idOf,
  type CommentId,
  type ConversationId,
  type MemberId,
  type MessageId,
  type NoticeId,
  type PostId,
  type StreamId,
} from '#kernel';
import { badge } from '#members';
import { NOTICE_KINDS, NOTICE_TYPES } from './kinds.ts';

/** DATA-04: one item for each event. */
export const noticeView = z.object({
  id: idOf<NoticeId>(),
  type: z.enum(NOTICE_TYPES),
  kind: z.enum(NOTICE_KINDS),
  /** A sentence without its subject: 'liked your post'. */
  message: z.string(),
  /** The same where several people are its subject, of what is told together: 'want to follow you'. */
  message_of_many: z.optional(z.string()),
  read: z.boolean(),
  created_at: z.iso.datetime(),
  /** Who did it; null when it was the network itself. */
  from_id: z.nullable(idOf<MemberId>()),
  from_username: z.nullable(z.string()),
  from_display_name: z.nullable(z.string()),
  from_avatar_url: z.nullable(z.string()),
  verified: z.boolean(),
  badge: z.nullable(badge),
  post_id: z.nullable(idOf<PostId>()),
  post_content: z.nullable(z.string()),
  comment_id: z.nullable(idOf<CommentId>()),
  comment_content: z.nullable(z.string()),
  /** Of a broadcast: where it can be seen. */
  stream_id: z.optional(z.nullable(idOf<StreamId>())),
  /** Of a group: which. */
  group_id: z.optional(z.nullable(idOf<ConversationId>())),
  /** Of a comment in a channel: the post it stands under, and itself. */
  thread_id: z.optional(z.nullable(idOf<MessageId>())),
  message_id: z.optional(z.nullable(idOf<MessageId>())),
  /** Neighbours with the same one may be shown as one. */
  group_key: z.string(),
});
export type NoticeView = z.output<typeof noticeView>;

/** Somebody in a group of notices, and how the reader stands to them. */
export const noticePerson = z.object({
  id: idOf<MemberId>(),
  username: z.string(),
  displayName: z.string(),
  avatar_url: z.nullable(z.string()),
  verified: z.boolean(),
  badge: z.nullable(badge),
  is_following: z.boolean(),
  is_requested: z.boolean(),
});
export type NoticePerson = z.output<typeof noticePerson>;

/** SOC-08: what belongs together, as one line. */
export const noticeGroup = z.object({
  key: z.string(),
  /** The newest, which speaks for all. */
  notice: noticeView,
  /** The newest few of them. */
  people: z.array(noticePerson),
  /** How many different people there are. */
  people_count: z.int(),
  count: z.int(),
  unread: z.int(),
});
export type NoticeGroup = z.output<typeof noticeGroup>;
