import { decodeCursor, encodeCursor, isTime, isUuid } from '@house/contract/kernel';
import { messageErrors, type ConversationView, type MessageView } from '@house/contract/messages';
import { fail, newId, type Db, type House } from '#kernel';
import {
  pairOf,
  selectConversation,
  selectConversations,
  selectPair,
  selectUnreadTotal,
  updateDelivered,
  updateRead,
  updateSeat,
} from './conversation-queries.ts';
import { selectChanges, selectFound, selectMessages } from './message-queries.ts';
import { tellList, tellReceipt } from './tell.ts';
import { toConversationView, toMessageView } from './view.ts';

const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
const LAST_SEQ = 2_147_483_647;

interface Page {
  limit: number;
  cursor?: string | undefined;
}

export const listConversations = async (db: Db, memberId: string, page: Page, now: Date) => {
  const [time = 'infinity', id = LAST_ID] = page.cursor === undefined ? [] : decodeCursor(page.cursor);
  const isSane = (time === 'infinity' || isTime(time)) && isUuid(id);
  const rows = isSane ? await selectConversations(db, memberId, time, id, page.limit + 1, now) : [];
  const last = rows[page.limit - 1];
  return {
    conversations: rows.slice(0, page.limit).map(toConversationView),
    next_cursor:
      rows.length > page.limit && last !== undefined
        ? encodeCursor(last.last_at.toISOString(), last.conversation_id)
        : null,
    unread_total: await countUnread(db, memberId),
  };
};

export const countUnread = async (db: Db, memberId: string): Promise<number> =>
  (await selectUnreadTotal(db, memberId))[0]?.unread ?? 0;

/** Which conversation is meant: by its own id, or by whom it is with. null: the two have none yet. */
export const idOf = async (
  db: Db,
  memberId: string,
  meant: { conversationId?: string | null | undefined; otherId?: string | null | undefined },
): Promise<string | null> => {
  if (meant.conversationId != null) return meant.conversationId;
  if (meant.otherId == null) fail(messageErrors, 'ask_for_something');
  return (await selectPair(db, pairOf(memberId, meant.otherId)))[0]?.id ?? null;
};

export const findConversation = async (
  db: Db,
  memberId: string,
  conversationId: string | null,
  now: Date,
): Promise<ConversationView | null> => {
  if (conversationId === null) return null;
  const [row] = await selectConversation(db, memberId, conversationId, now);
  return row === undefined ? fail(messageErrors, 'conversation_not_found') : toConversationView(row);
};

/** A number that nobody gave out ends the list. */
const seqOf = (cursor: string | undefined): number => {
  if (cursor === undefined) return LAST_SEQ;
  return /^\d{1,9}$/.test(cursor) ? Number(cursor) : 0;
};

/** The newest, in ascending order; the cursor leads to older ones. */
export const listMessages = async (db: Db, memberId: string, conversationId: string | null, page: Page, now: Date) => {
  const conversation = await findConversation(db, memberId, conversationId, now);
  if (conversation === null) return { messages: [] as MessageView[], next_cursor: null, last_change: 0 };
  const before = seqOf(page.cursor);
  const rows = await selectMessages(db, memberId, conversation.conversation_id, before, page.limit + 1);
  const last = rows[page.limit - 1];
  return {
    messages: rows.slice(0, page.limit).map(toMessageView).reverse(),
    next_cursor: rows.length > page.limit && last !== undefined ? String(last.seq) : null,
    last_change: conversation.last_change,
  };
};

/** P3: whoever knows the last change they saw gets all that followed, in order. */
export const listChanges = async (
  db: Db,
  memberId: string,
  conversationId: string,
  after: number,
  limit: number,
  now: Date,
) => {
  const conversation = await findConversation(db, memberId, conversationId, now);
  const rows = await selectChanges(db, memberId, conversationId, Math.min(after, LAST_SEQ), limit + 1);
  const messages = rows.slice(0, limit).map(toMessageView);
  const hasMore = rows.length > limit;
  const last = messages.at(-1)?.change ?? 0;
  // What was seen by then and has changed again since comes under its new number.
  const lastChange = hasMore ? last : Math.max(last, conversation?.last_change ?? 0);
  return { messages, last_change: lastChange, has_more: hasMore };
};

export const searchMessages = async (
  db: Db,
  memberId: string,
  conversationId: string,
  q: string,
  page: Page,
  now: Date,
) => {
  await findConversation(db, memberId, conversationId, now);
  const words = q.trim();
  const rows =
    words === '' ? [] : await selectFound(db, memberId, conversationId, words, seqOf(page.cursor), page.limit + 1);
  const last = rows[page.limit - 1];
  return {
    messages: rows.slice(0, page.limit).map(toMessageView),
    next_cursor: rows.length > page.limit && last !== undefined ? String(last.seq) : null,
  };
};

/** The other side of a direct conversation learns of it, unless it is still a request. */
export const markRead = async (
  house: House,
  memberId: string,
  conversationId: string | null,
  seq: number | undefined,
) => {
  if (conversationId !== null) {
    const [moved] = await updateRead(house.db, memberId, conversationId, seq ?? LAST_SEQ, newId());
    house.events.wake();
    if (moved?.kind === 'direct' && !moved.is_request)
      await tellReceipt(house, 'read', conversationId, memberId, moved.seq);
    else if (moved !== undefined) tellList(house, memberId);
  }
  return { unread_total: await countUnread(house.db, memberId) };
};

export const markDelivered = async (
  house: House,
  memberId: string,
  conversationId: string,
  seq: number,
): Promise<void> => {
  const [moved] = await updateDelivered(house.db, memberId, conversationId, seq);
  if (moved?.kind === 'direct' && !moved.is_request)
    await tellReceipt(house, 'delivered', conversationId, memberId, moved.seq);
};

export type SeatAction = 'accept' | 'decline' | 'mute' | 'unmute' | 'clear';

export const changeSeat = async (
  house: House,
  memberId: string,
  conversationId: string,
  action: SeatAction,
): Promise<void> => {
  const [row] = await updateSeat(house.db, memberId, conversationId, action);
  if (row === undefined) fail(messageErrors, 'conversation_not_found');
  tellList(house, memberId);
};
