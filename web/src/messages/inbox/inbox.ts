import type { ConversationId, MemberId } from '@wagram/contract/kernel';
import type { ConversationView, MessageView } from '@wagram/contract/messages';
import type { InfiniteData } from '@tanstack/react-query';
import { getBrand } from '#kernel';
import { texts } from '../texts.ts';

export interface InboxPage {
  readonly conversations: readonly ConversationView[];
  readonly next_cursor: string | null;
}
export type Inbox = InfiniteData<InboxPage, string | null>;

/** What stands where a message was: a gift is not deleted but taken back. */
export const takenOf = ({ kind }: Pick<MessageView, 'kind'>): string =>
  kind === 'credit' ? texts.creditBack : texts.taken;

type Shown = Pick<MessageView, 'kind' | 'media'> & Partial<Pick<MessageView, 'more_media'>>;

/** What it shows, where it says nothing. */
export const mediaLineOf = ({ kind, media, more_media: more = [] }: Shown): string => {
  if (kind === 'voice') return texts.voice.name;
  if (kind === 'file') return texts.file.line(media?.file?.name ?? '');
  const hasVideo = [media, ...more].some((one) => one?.kind === 'video');
  if (more.length > 0) return texts.album[hasVideo ? 'name' : 'photos'](more.length + 1);
  return hasVideo ? texts.video : texts.photo;
};

/** What one line of the inbox says of a message. */
export const previewOf = (message: Pick<MessageView, 'content' | 'credit' | 'deleted'> & Shown): string => {
  if (message.deleted) return takenOf(message);
  if (message.credit !== null) return texts.creditLine(message.credit, getBrand().tokens.credit, message.content);
  if (message.content !== '') return message.content;
  return mediaLineOf(message);
};

/** What a line says last, and of whom: what the app tells has nobody's name before it. */
const lastOf = (message: MessageView, kind: ConversationView['kind']) => {
  if (message.kind === 'system') {
    return { lastMessage: texts.did(message.sender_name, message.content), lastSenderId: null, lastSenderName: null };
  }
  const lastSenderName = kind === 'direct' ? null : message.sender_name;
  return { lastMessage: previewOf(message), lastSenderId: message.sender_id, lastSenderName };
};

/** The conversation after a message has come or changed. Only the newest one shows. */
export const withMessage = (conversation: ConversationView, message: MessageView, me: MemberId): ConversationView => {
  if (message.seq < conversation.last_seq)
    return { ...conversation, last_change: Math.max(conversation.last_change, message.change) };
  const isNew = message.seq > conversation.last_seq;
  const isOwn = message.sender_id === me;
  return {
    ...conversation,
    last_seq: message.seq,
    last_change: Math.max(conversation.last_change, message.change),
    ...lastOf(message, conversation.kind),
    timestamp: isNew ? message.created_at : conversation.timestamp,
    unreadCount: isNew && !isOwn ? conversation.unreadCount + 1 : conversation.unreadCount,
    request: isOwn ? false : conversation.request,
  };
};

/** Its own reader has got as far as a message: at most what follows is left. */
export const readUntil = (conversation: ConversationView, seq: number): ConversationView => ({
  ...conversation,
  read_seq: Math.max(conversation.read_seq, seq),
  unreadCount: Math.min(conversation.unreadCount, Math.max(0, conversation.last_seq - seq)),
});

/** Read or received by somebody, up to a message. */
export const withMark = (
  conversation: ConversationView,
  mark: { readonly type: 'read' | 'delivered'; readonly seq: number; readonly member_id: MemberId },
  me: MemberId,
): ConversationView => {
  if (mark.member_id === me) {
    if (mark.type === 'delivered' || mark.seq <= conversation.read_seq) return conversation;
    return readUntil(conversation, mark.seq);
  }
  const other_delivered_seq = Math.max(conversation.other_delivered_seq ?? 0, mark.seq);
  if (mark.type === 'delivered') return { ...conversation, other_delivered_seq };
  return { ...conversation, other_delivered_seq, other_read_seq: Math.max(conversation.other_read_seq ?? 0, mark.seq) };
};

/** An answer may have been read before what was told meanwhile: marks never go back, and a newer last word stays. */
export const notOlder = (known: ConversationView | null | undefined, told: ConversationView): ConversationView => {
  if (known?.conversation_id !== told.conversation_id) return told;
  const newer = known.last_seq > told.last_seq ? known : told;
  const read_seq = Math.max(known.read_seq, told.read_seq);
  return {
    ...told,
    unreadCount: read_seq >= newer.last_seq ? 0 : told.unreadCount,
    last_seq: newer.last_seq,
    lastMessage: newer.lastMessage,
    lastSenderId: newer.lastSenderId,
    lastSenderName: newer.lastSenderName,
    timestamp: newer.timestamp,
    read_seq,
    other_delivered_seq: Math.max(known.other_delivered_seq ?? 0, told.other_delivered_seq ?? 0),
    other_read_seq: Math.max(known.other_read_seq ?? 0, told.other_read_seq ?? 0),
  };
};

/** The last spoken in comes first, whichever page it stood on. */
export const inOrder = (inbox: Inbox): Inbox => {
  const seen = new Set<string>();
  const all = inbox.pages
    .flatMap((page) => page.conversations)
    .filter(({ conversation_id: id }) => !seen.has(id) && seen.add(id))
    .sort((one, other) => Date.parse(other.timestamp) - Date.parse(one.timestamp));
  let from = 0;
  const pages = inbox.pages.map((page) => {
    const until = from + page.conversations.length;
    const conversations = all.slice(from, until);
    from = until;
    return { ...page, conversations };
  });
  return { ...inbox, pages };
};

export const patchInbox = (
  inbox: Inbox,
  conversationId: ConversationId,
  patch: (conversation: ConversationView) => ConversationView,
): Inbox => {
  let isChanged = false;
  const pages = inbox.pages.map((page) => ({
    ...page,
    conversations: page.conversations.map((conversation) => {
      if (conversation.conversation_id !== conversationId) return conversation;
      const next = patch(conversation);
      isChanged ||= next !== conversation;
      return next;
    }),
  }));
  return isChanged ? inOrder({ ...inbox, pages }) : inbox;
};

export const conversationsOf = (inbox: Inbox | undefined): readonly ConversationView[] =>
  inbox?.pages.flatMap((page) => page.conversations) ?? [];
