import type { Language } from '@wagram/contract/kernel';
import type { ConversationView, MessageView, PollView } from '@wagram/contract/messages';
import { toLinkCardView } from '#links';
import { toMediaView, toMediaViews } from '#media';
import { badgeOf } from '#members';
import type { ConversationRow } from './conversations/conversations.gen.ts';
import type { MessageRow } from './messages.gen.ts';
import { texts } from './texts.ts';

/** A poll as a message of the database carries it. */
export interface MessagePoll {
  options: string[];
  counts: number[];
  multiple: boolean;
  voters: number;
  closed: boolean;
  mine: number[] | null;
}

const toPollView = (row: MessagePoll): PollView => ({
  options: row.options.map((text, place) => ({
    text,
    votes: row.counts[place] ?? 0,
    mine: row.mine?.includes(place) ?? false,
  })),
  multiple: row.multiple,
  voters: row.voters,
  closed: row.closed,
});

/** What stands in a channel itself, and not under one of its posts. */
const isPost = ({ conversation_kind: kind, thread_of: post }: MessageRow): boolean =>
  kind === 'channel' && post === null;

export const toMessageView = (row: MessageRow): MessageView => ({
  id: row.id,
  conversation_id: row.conversation_id,
  seq: row.seq,
  change: row.change,
  kind: row.kind,
  sender_id: row.sender_id,
  receiver_id: row.receiver_id,
  content: row.content,
  facets: row.facets,
  // Whoever knows pictures alone would show a file as one.
  image_url: row.media?.kind === 'file' ? null : row.image_url,
  media: toMediaView(row.image_url, row.media),
  more_media: toMediaViews(row.more_media),
  duration: row.duration,
  created_at: row.created_at.toISOString(),
  edited_at: row.edited_at?.toISOString() ?? null,
  deleted: row.deleted_at !== null,
  sender_username: row.sender_username,
  sender_name: row.sender_name,
  sender_avatar: row.sender_avatar,
  receiver_username: row.receiver_username,
  receiver_avatar: row.receiver_avatar,
  reply_to:
    row.reply_id === null
      ? null
      : { id: row.reply_id, sender_username: row.reply_username, content: row.reply_content ?? '' },
  reactions: row.reactions ?? [],
  client_id: row.client_id,
  is_bot: row.author !== null,
  poll: row.poll === null ? null : toPollView(row.poll),
  credit: row.credit,
  views: isPost(row) ? row.views_count : null,
  thread_of: row.thread_of,
  comments: isPost(row) ? row.comments_count : null,
  commenters: row.commenters ?? [],
  card: row.link_card === null ? null : toLinkCardView(row.link_card),
  forwarded: row.is_forwarded ? { name: row.forwarded_name } : null,
  held: false,
});

type Words = ReturnType<typeof texts>;

const mediaLine = (row: ConversationRow, words: Words): string => {
  const { last_media_kind: kind, last_media_count: count } = row;
  if (kind === 'file') return words.file(row.last_file_name ?? '');
  if (count > 1) return kind === 'video' || row.last_has_more_videos ? words.mixed(count) : words.images(count);
  return words[kind === 'video' || kind === 'audio' ? kind : 'image'];
};

/** The line in the list of conversations. */
const lastLine = (row: ConversationRow, words: Words): string | null => {
  if (row.last_kind === null) return null;
  if (row.last_deleted) return row.last_kind === 'credit' ? words.creditBack : words.taken;
  if (row.last_kind === 'system') return words.did(row.last_sender_name ?? words.gone, row.last_content ?? '');
  if (row.last_kind === 'credit') return words.credit(row.last_credit ?? '', row.last_content ?? '');
  if (row.last_content !== null && row.last_content !== '') return row.last_content.slice(0, 200);
  return mediaLine(row, words);
};

// Whoever was blocked is not told so: what they write is not delivered.
const canWrite = ({ kind, role, other_id: otherId, is_blocked: isBlocked }: ConversationRow): boolean => {
  if (kind === 'direct') return otherId !== null && !isBlocked;
  return kind === 'group' || role === 'owner' || role === 'admin';
};

export const toConversationView = (row: ConversationRow, language: Language): ConversationView => {
  const words = texts(language);
  return {
    id: row.other_id ?? row.conversation_id,
    conversation_id: row.conversation_id,
    kind: row.kind,
    request: row.is_request && !row.is_blocked,
    blocked: row.is_blocked,
    username: row.other_username ?? '',
    name: row.title ?? row.other_name ?? words.gone,
    avatar: row.avatar_url ?? row.other_avatar_url,
    avatar_url: row.avatar_url ?? row.other_avatar_url,
    verified: row.verified ?? false,
    badge: badgeOf(row),
    timestamp: row.last_at.toISOString(),
    lastMessage: lastLine(row, words),
    // What the app tells names somebody itself.
    lastSenderId: row.last_kind === 'system' ? null : row.last_sender_id,
    lastSenderName: row.kind === 'direct' || row.last_kind === 'system' ? null : row.last_sender_name,
    unreadCount: row.is_apart ? 0 : row.unread,
    isOnline: row.is_online,
    is_muted: row.is_muted,
    can_write: canWrite(row),
    last_seq: row.last_seq,
    last_change: row.last_change,
    read_seq: row.read_seq,
    other_delivered_seq: row.other_delivered_seq,
    other_read_seq: row.other_read_seq,
    members_count: row.kind === 'direct' ? null : row.members_count,
    role: row.kind === 'direct' ? null : row.role,
  };
};
