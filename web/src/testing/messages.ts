import { asId, type ConversationId, type MessageId } from '@wagram/contract/kernel';
import type { ConversationView, MessageView } from '@wagram/contract/messages';
import type { OwnProfileView } from '@wagram/contract/members';
import { person } from './people.ts';

const idOf = (number: number): MessageId => asId(`00000000-0000-7000-a000-${String(number).padStart(12, '0')}`);

export const conversationId = asId<ConversationId>('00000000-0000-7000-b000-000000000001');

/** A message to test with, the nth of its conversation: message(1, { content: 'hello' }). Bob writes to Ana. */
export const message = (
  seq: number,
  change: Partial<MessageView> = {},
  from: OwnProfileView = person('bob'),
): MessageView => ({
  id: idOf(seq),
  conversation_id: conversationId,
  seq,
  change: seq,
  kind: 'text',
  sender_id: from.id,
  receiver_id: person('ana').id,
  content: `message ${seq}`,
  facets: [],
  image_url: null,
  media: null,
  more_media: [],
  duration: null,
  created_at: '2026-11-15T12:00:00.000Z',
  edited_at: null,
  deleted: false,
  sender_username: from.username,
  sender_name: from.displayName,
  sender_avatar: null,
  receiver_username: '@ana',
  receiver_avatar: null,
  reply_to: null,
  reactions: [],
  client_id: null,
  is_bot: false,
  poll: null,
  credit: null,
  views: null,
  thread_of: null,
  comments: null,
  commenters: [],
  card: null,
  forwarded: null,
  held: false,
  ...change,
});

/** Ana's conversation with somebody. */
export const conversation = (
  change: Partial<ConversationView> = {},
  other: OwnProfileView = person('bob'),
): ConversationView => ({
  id: other.id,
  conversation_id: conversationId,
  kind: 'direct',
  request: false,
  blocked: false,
  username: other.username,
  name: other.displayName,
  avatar: null,
  avatar_url: null,
  verified: false,
  badge: null,
  timestamp: '2026-11-15T12:00:00.000Z',
  lastMessage: 'hello',
  lastSenderId: other.id,
  lastSenderName: null,
  unreadCount: 0,
  isOnline: false,
  is_muted: false,
  can_write: true,
  last_seq: 1,
  last_change: 1,
  read_seq: 1,
  other_delivered_seq: 0,
  other_read_seq: 0,
  members_count: null,
  role: null,
  ...change,
});
