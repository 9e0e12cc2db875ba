import * as z from 'zod/mini';
import { facet, uuid } from '#kernel';
import { mediaView } from '#media';
import { badge } from '#members';

export const conversationKind = z.enum(['direct', 'group', 'channel']);
export type ConversationKind = z.output<typeof conversationKind>;

/** DATA-06, and what the screens need besides. */
export const conversationView = z.object({
  /** Of a direct one the other member's id; else the conversation's own. */
  id: uuid,
  conversation_id: uuid,
  kind: conversationKind,
  /** From somebody the member does not know, and not answered yet. */
  request: z.boolean(),
  username: z.string(),
  name: z.string(),
  avatar: z.nullable(z.string()),
  avatar_url: z.nullable(z.string()),
  verified: z.boolean(),
  badge: z.nullable(badge),
  timestamp: z.iso.datetime(),
  lastMessage: z.nullable(z.string()),
  lastSenderId: z.nullable(uuid),
  unreadCount: z.int(),
  isOnline: z.boolean(),
  is_muted: z.boolean(),
  can_write: z.boolean(),
  last_seq: z.int(),
  last_change: z.int(),
  /** How far this member has read, and in a direct one how far the other has got and read. */
  read_seq: z.int(),
  other_delivered_seq: z.nullable(z.int()),
  other_read_seq: z.nullable(z.int()),
});
export type ConversationView = z.output<typeof conversationView>;

export const messageKind = z.enum(['text', 'media', 'voice', 'system']);

export const messageView = z.object({
  id: uuid,
  conversation_id: uuid,
  /** Its place in the conversation, and the number of the last thing that happened to it. */
  seq: z.int(),
  change: z.int(),
  kind: messageKind,
  sender_id: z.nullable(uuid),
  /** Of a direct message. */
  receiver_id: z.nullable(uuid),
  content: z.string(),
  facets: z.array(facet),
  image_url: z.nullable(z.string()),
  media: z.nullable(mediaView),
  /** Seconds of a voice note. */
  duration: z.nullable(z.number()),
  created_at: z.iso.datetime(),
  edited_at: z.nullable(z.iso.datetime()),
  /** Taken back for everyone: its content is gone, its place stays. */
  deleted: z.boolean(),
  sender_username: z.nullable(z.string()),
  sender_name: z.nullable(z.string()),
  sender_avatar: z.nullable(z.string()),
  receiver_username: z.nullable(z.string()),
  receiver_avatar: z.nullable(z.string()),
  reply_to: z.nullable(z.object({ id: uuid, sender_username: z.nullable(z.string()), content: z.string() })),
  reactions: z.array(z.object({ emoji: z.string(), count: z.int(), mine: z.boolean() })),
  /** The id that the sender's device gave it; told to the sender alone. */
  client_id: z.nullable(z.string()),
});
export type MessageView = z.output<typeof messageView>;
