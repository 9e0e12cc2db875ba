import { decodeCursor, encodeCursor, isId } from '@wagram/contract/kernel';
import { atHandle } from '@wagram/contract/members';
import { messageErrors, type ConversationView, type MessageView } from '@wagram/contract/messages';
import {
  fail,
  isTime,
  languageOfMember,
  LAST_ID,
  newId,
  type Db,
  type App,
  type ConversationId,
  type MemberId,
  type OutboxId,
} from '#kernel';
import {
  selectConversation,
  selectConversations,
  selectPairByName,
  selectTotals,
  updateDelivered,
  updateRead,
  updateSeat,
} from './conversations.gen.ts';
import { selectChanges, selectFound, selectMessages, selectMessagesAfter } from '../messages.gen.ts';
import { pairOf } from './pair.ts';
import { selectPair } from '../sending/send.gen.ts';
import { seatsOf, tellList, tellReceipt } from '../tell.ts';
import { toConversationView, toMessageView } from '../view.ts';

const NEVER = '9999-12-31T00:00:00.000Z';
export const LAST_SEQ = 2_147_483_647;

interface Page {
  limit: number;
  cursor?: string | undefined;
}

export interface MessagePage extends Page {
  after?: number | undefined;
}

export const listConversations = async (
  db: Db,
  memberId: MemberId,
  page: Page,
  now: Date,
  readLanguage: string | null = null,
) => {
  const [time = NEVER, beforeId = LAST_ID] = page.cursor === undefined ? [] : decodeCursor(page.cursor);
  const isSane = isTime(time) && isId<ConversationId>(beforeId);
  const wanted = { viewer: memberId, now, before: new Date(time), limit: page.limit + 1 };
  const rows = isSane ? await selectConversations(db, { ...wanted, beforeId }) : [];
  const last = rows[page.limit - 1];
  const totals = await selectTotals(db, { viewer: memberId });
  const language = await languageOfMember(db, memberId, readLanguage);
  return {
    conversations: rows.slice(0, page.limit).map((row) => toConversationView(row, language)),
    next_cursor:
      rows.length > page.limit && last !== undefined
        ? encodeCursor(last.last_at.toISOString(), last.conversation_id)
        : null,
    unread_total: totals.unread,
    requests_total: totals.requests,
  };
};

/** Which conversation is meant: by its own id, or by whom it is with. null: the two have none yet. */
export const idOf = async (
  db: Db,
  memberId: MemberId,
  meant: {
    conversationId?: ConversationId | null | undefined;
    otherId?: MemberId | null | undefined;
    username?: string | undefined;
  },
): Promise<ConversationId | null> => {
  if (meant.conversationId != null) return meant.conversationId;
  if (meant.username !== undefined)
    return (await selectPairByName(db, { viewer: memberId, username: atHandle(meant.username) }))?.id ?? null;
  if (meant.otherId == null) fail(messageErrors, 'ask_for_something');
  return (await selectPair(db, { pair: pairOf(memberId, meant.otherId) }))?.id ?? null;
};

export const findConversation = async (
  db: Db,
  memberId: MemberId,
  conversationId: ConversationId | null,
  now: Date,
  readLanguage: string | null = null,
): Promise<ConversationView | null> => {
  if (conversationId === null) return null;
  const row = await selectConversation(db, { viewer: memberId, conversationId, now });
  return row === undefined
    ? fail(messageErrors, 'conversation_not_found')
    : toConversationView(row, await languageOfMember(db, memberId, readLanguage));
};

/** A number that nobody gave out ends the list. */
export const seqOf = (cursor: string | undefined): number => {
  if (cursor === undefined) return LAST_SEQ;
  return /^\d{1,9}$/.test(cursor) ? Number(cursor) : 0;
};

const NO_MESSAGES = { messages: [] as MessageView[], next_cursor: null, newer_after: null, last_change: 0 };

/** What was said after a place, in ascending order: whoever comes back reads on where they were. */
const listAfter = async (db: Db, memberId: MemberId, conversation: ConversationView, after: number, limit: number) => {
  const { conversation_id: conversationId, last_change } = conversation;
  const wanted = { viewer: memberId, conversationId, after: Math.min(after, LAST_SEQ), limit: limit + 1 };
  const rows = await selectMessagesAfter(db, wanted);
  const messages = rows.slice(0, limit).map(toMessageView);
  const newer = rows.length > limit ? (messages.at(-1)?.seq ?? null) : null;
  return {
    messages,
    next_cursor: messages[0] === undefined ? null : String(messages[0].seq),
    newer_after: newer,
    last_change,
  };
};

/** The newest, in ascending order; the cursor leads to older ones. */
export const listMessages = async (
  db: Db,
  memberId: MemberId,
  conversationId: ConversationId | null,
  page: MessagePage,
  now: Date,
) => {
  const conversation = await findConversation(db, memberId, conversationId, now);
  if (conversation === null) return NO_MESSAGES;
  if (page.after !== undefined) return listAfter(db, memberId, conversation, page.after, page.limit);
  const wanted = { conversationId: conversation.conversation_id, before: seqOf(page.cursor), limit: page.limit + 1 };
  const rows = await selectMessages(db, { viewer: memberId, ...wanted });
  const last = rows[page.limit - 1];
  return {
    messages: rows.slice(0, page.limit).map(toMessageView).reverse(),
    next_cursor: rows.length > page.limit && last !== undefined ? String(last.seq) : null,
    newer_after: null,
    last_change: conversation.last_change,
  };
};

/** P3: whoever knows the last change they saw gets all that followed, in order. */
export const listChanges = async (
  db: Db,
  memberId: MemberId,
  conversationId: ConversationId,
  after: number,
  limit: number,
  now: Date,
) => {
  const conversation = await findConversation(db, memberId, conversationId, now);
  const wanted = { viewer: memberId, conversationId, after: Math.min(after, LAST_SEQ), limit: limit + 1 };
  const rows = await selectChanges(db, wanted);
  const messages = rows.slice(0, limit).map(toMessageView);
  const hasMore = rows.length > limit;
  const last = messages.at(-1)?.change ?? 0;
  // What was seen by then and has changed again since comes under its new number.
  const lastChange = hasMore ? last : Math.max(last, conversation?.last_change ?? 0);
  return { messages, last_change: lastChange, has_more: hasMore };
};

export const searchMessages = async (
  db: Db,
  memberId: MemberId,
  conversationId: ConversationId,
  q: string,
  page: Page,
  now: Date,
) => {
  await findConversation(db, memberId, conversationId, now);
  const words = q.trim();
  const wanted = { viewer: memberId, conversationId, words, before: seqOf(page.cursor), limit: page.limit + 1 };
  const rows = words === '' ? [] : await selectFound(db, wanted);
  const last = rows[page.limit - 1];
  return {
    messages: rows.slice(0, page.limit).map(toMessageView),
    next_cursor: rows.length > page.limit && last !== undefined ? String(last.seq) : null,
  };
};

/** TLK-02: where one of the two keeps it to themselves, the other hears only that it has arrived. */
const tellRead = async (
  app: App,
  conversationId: ConversationId,
  memberId: MemberId,
  { seq, is_told: isTold }: { seq: number; is_told: boolean },
): Promise<void> => {
  if (isTold) return tellReceipt(app, 'read', conversationId, memberId, seq);
  app.live.send([memberId], { type: 'read', conversation_id: conversationId, member_id: memberId, seq });
  return tellReceipt(app, 'delivered', conversationId, memberId, seq);
};

/** The other side of a direct conversation learns of it, unless it is still a request. */
export const markRead = async (
  app: App,
  memberId: MemberId,
  conversationId: ConversationId | null,
  seq: number | undefined,
) => {
  if (conversationId !== null) {
    const read = { viewer: memberId, conversationId, seq: seq ?? LAST_SEQ, eventId: newId<OutboxId>() };
    const moved = await updateRead(app.db, read);
    app.events.wake();
    if (moved?.kind === 'direct' && !moved.is_request) await tellRead(app, conversationId, memberId, moved);
    else if (moved !== undefined) tellList(app, memberId);
  }
  return { unread_total: (await selectTotals(app.db, { viewer: memberId })).unread };
};

export const markDelivered = async (
  app: App,
  memberId: MemberId,
  conversationId: ConversationId,
  seq: number,
): Promise<void> => {
  const moved = await updateDelivered(app.db, { viewer: memberId, conversationId, seq });
  if (moved?.kind === 'direct' && !moved.is_request)
    await tellReceipt(app, 'delivered', conversationId, memberId, moved.seq);
};

export type SeatAction = 'accept' | 'decline' | 'mute' | 'unmute' | 'clear';

export const changeSeat = async (
  app: App,
  memberId: MemberId,
  conversationId: ConversationId,
  action: SeatAction,
): Promise<void> => {
  const row = await updateSeat(app.db, { viewer: memberId, conversationId, action, eventId: newId() });
  if (row === undefined) fail(messageErrors, 'conversation_not_found');
  app.events.wake();
  tellList(app, memberId);
  // Let in, the other may see from now on who is here.
  if (action === 'accept')
    for (const id of await seatsOf(app.db, conversationId)) if (id !== memberId) tellList(app, id);
};
