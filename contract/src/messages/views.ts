import * as z from 'zod/mini';
import { amountText, facet, idOf, type ConversationId, type MemberId, type MessageId } from '#kernel';
import { linkCardView } from '#links';
import { mediaView } from '#media';
import { badge } from '#members';

export const conversationKind = z.enum(['direct', 'group', 'channel']);
export type ConversationKind = z.output<typeof conversationKind>;

export const seatRole = z.enum(['owner', 'admin', 'moderator', 'member']);
export type SeatRole = z.output<typeof seatRole>;

/** DATA-06, and what the screens need besides. */
export const conversationView = z.object({
  /** Of a direct one the other member's id; else the conversation's own, which is also the group's. */
  id: idOf<MemberId | ConversationId>(),
  conversation_id: idOf<ConversationId>(),
  kind: conversationKind,
  /** From somebody the member does not know, and not answered yet. */
  request: z.boolean(),
  /** The member has blocked the other: what was said stays, nothing is added. */
  blocked: z.boolean(),
  /** Of a direct one the other's handle; '' of a group or channel, which has a name alone. */
  username: z.string(),
  name: z.string(),
  avatar: z.nullable(z.string()),
  avatar_url: z.nullable(z.string()),
  verified: z.boolean(),
  badge: z.nullable(badge),
  timestamp: z.iso.datetime(),
  lastMessage: z.nullable(z.string()),
  lastSenderId: z.nullable(idOf<MemberId>()),
  /** In a group: who said it. */
  lastSenderName: z.nullable(z.string()),
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
  /** Of a group or channel: how many are in it, and what the viewer is there. */
  members_count: z.nullable(z.int()),
  role: z.nullable(seatRole),
});
export type ConversationView = z.output<typeof conversationView>;
export type DirectConversation = ConversationView & { readonly kind: 'direct'; readonly id: MemberId };
export const isDirect = (conversation: ConversationView): conversation is DirectConversation =>
  conversation.kind === 'direct';

export const messageKind = z.enum(['text', 'media', 'voice', 'file', 'poll', 'credit', 'system']);

/** A question with answers to choose from; who chose what is told to nobody. The question is the message's content. */
export const pollView = z.object({
  options: z.array(z.object({ text: z.string(), votes: z.int(), mine: z.boolean() })),
  /** More than one answer may be chosen. */
  multiple: z.boolean(),
  /** How many people have voted. */
  voters: z.int(),
  closed: z.boolean(),
});
export type PollView = z.output<typeof pollView>;

export const messageView = z.object({
  id: idOf<MessageId>(),
  conversation_id: idOf<ConversationId>(),
  /** Its place in the conversation, and the number of the last thing that happened to it. */
  seq: z.int(),
  change: z.int(),
  kind: messageKind,
  sender_id: z.nullable(idOf<MemberId>()),
  /** Of a direct message. */
  receiver_id: z.nullable(idOf<MemberId>()),
  /** Of a system message what its sender did: 'joined', for `sender_name` to stand before. */
  content: z.string(),
  facets: z.array(facet),
  /** Of a picture, a video or a voice note; of a file there is `media` alone. */
  image_url: z.nullable(z.string()),
  media: z.nullable(mediaView),
  /** TLK-01: of an album, what comes after the first, which is `media`. */
  more_media: z.array(mediaView),
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
  reply_to: z.nullable(
    z.object({ id: idOf<MessageId>(), sender_username: z.nullable(z.string()), content: z.string() }),
  ),
  reactions: z.array(z.object({ emoji: z.string(), count: z.int(), mine: z.boolean() })),
  /** The id that the sender's device gave it; told to the sender alone. */
  client_id: z.nullable(z.string()),
  /** Said by a bot: `sender_name` is its name, and there is no `sender_id`. */
  is_bot: z.boolean(),
  poll: z.nullable(pollView),
  /** Of WGM that was sent with it: how much. The id of the message is that of the sending. */
  credit: z.nullable(amountText),
  /** Of a post in a channel: how many members have seen it. */
  views: z.nullable(z.int()),
  /** TLK-03: the post of a channel that it is a comment under; it then stands in that thread alone. */
  thread_of: z.nullable(idOf<MessageId>()),
  /** Of a post in a channel: how many comments stand under it, and who wrote the last ones, newest first. */
  comments: z.nullable(z.int()),
  commenters: z.array(z.object({ id: idOf<MemberId>(), name: z.string(), avatar_url: z.nullable(z.string()) })),
  /** TLK-01: the page that its first link leads to, once that is known. */
  card: z.nullable(linkCardView),
  /** Passed on from elsewhere; whose words they were is told to those who may know that member. */
  forwarded: z.nullable(z.object({ name: z.nullable(z.string()) })),
  /** Waits for a moderator of the group: it has no place yet (`seq` and `change` are 0), and only its sender sees it. */
  held: z.boolean(),
});
export type MessageView = z.output<typeof messageView>;
