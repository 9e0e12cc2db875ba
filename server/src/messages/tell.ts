import { conversationTopic, type MessageLive, type MessageView } from '@wagram/contract/messages';
import { isId } from '@wagram/contract/kernel';
import { isNamedById, type App, type ConversationId, type Db, type LiveMessage, type MemberId } from '#kernel';
import {
  selectApart,
  selectApartFromThread,
  selectCameAfter,
  selectHearers,
  selectMayHear,
  selectSeats,
  selectStillSeated,
  selectThreadHearers,
} from './conversations/seats.gen.ts';
import type { SentRow } from './sending/send.gen.ts';
import { toMessageView } from './view.ts';

/** A frame between processes holds 7,900 bytes: a long message is asked for instead of being carried. */
const CARRIED_MAX = 5_000;
const SMALL_MAX = 500;
/** And so many members, or exceptions. */
const NAMED_MAX = 50;
/** Up to so many are told each by itself, wherever they are; of larger conversations those hear who have them open. */
export const SEATS_MAX = 200;

export const sendAll = (app: App, memberIds: readonly MemberId[], frame: LiveMessage): void => {
  for (let from = 0; from < memberIds.length; from += NAMED_MAX)
    app.live.send(memberIds.slice(from, from + NAMED_MAX), frame);
};

/** RT-01, RT-03: whoever sits in a conversation may listen to it, for as long as they do. */
export const startTopics = ({ live, db }: App): void =>
  live.allow(
    'conversation',
    async (memberId, id) =>
      isId<ConversationId>(id) && (await selectMayHear(db, { viewer: memberId, conversationId: id })) !== undefined,
    (joined) => {
      const named = joined.filter(isNamedById<ConversationId>);
      return selectStillSeated(db, {
        memberIds: named.map(({ memberId }) => memberId),
        conversationIds: named.map(({ id }) => id),
      });
    },
  );

/** What one's own pages may know of a message, and others not. */
const forOthers = (message: MessageView): MessageView => ({ ...message, client_id: null, reactions: [] });

/** Few words and nothing else need not be measured. */
const isSmall = ({ content, facets, media, poll }: MessageView): boolean =>
  content.length <= SMALL_MAX && facets.length === 0 && media === null && poll === null;

/**
 * A new message, to everybody in the conversation; the sender's other pages know it by its client id. Answers it as its
 * sender sees it.
 */
export const tellMessage = async (app: App, row: SentRow): Promise<MessageView> => {
  const message = toMessageView(row);
  const { conversation_id, change, sender_id: senderId } = message;
  const isCarried = isSmall(message) || Buffer.byteLength(JSON.stringify(message)) <= CARRIED_MAX;
  const frame = (carried: MessageView | null): MessageLive => ({
    type: 'message',
    conversation_id,
    change,
    message: isCarried ? carried : null,
  });
  const shared = (await quotesToAll(app.db, row)) ? forOthers(message) : null;
  const spoken = [senderId, row.reply_sender_id].filter((id) => id !== null);
  if (row.members_count > SEATS_MAX) {
    const apart = await apartFrom(app.db, row, spoken);
    // Too many to name: then each asks, and gets what is for them.
    const carried = apart.length < NAMED_MAX ? shared : null;
    app.live.sendTo(
      conversationTopic(conversation_id),
      frame(carried),
      senderId === null ? apart : [...apart, senderId],
    );
  } else {
    const others = row.conversation_kind === 'direct' ? [message.receiver_id] : await othersOf(app.db, row, spoken);
    sendAll(
      app,
      others.filter((id) => id !== null),
      frame(shared),
    );
  }
  if (senderId !== null) app.live.send([senderId], frame(message));
  return message;
};

/** Whoever came after what it answers asks for it instead, and gets it without those words. A comment's thread is read whole. */
const quotesToAll = async (db: Db, row: SentRow): Promise<boolean> =>
  row.reply_id === null || row.thread_of !== null || !(await selectCameAfter(db, { messageId: row.reply_id })).found;

/** Who hears of it: a comment is for those who can read its post. */
const othersOf = async (db: Db, row: SentRow, others: readonly MemberId[]): Promise<MemberId[]> => {
  const { conversation_id: conversationId, thread_of: postId, sender_id: senderId } = row;
  const hearers =
    postId === null
      ? await selectHearers(db, { conversationId, others, limit: SEATS_MAX })
      : await selectThreadHearers(db, { postId, others, limit: SEATS_MAX });
  return hearers.map((one) => one.member_id).filter((one) => one !== senderId);
};

/** Among very many, who does not; no more than can be named. */
const apartFrom = async (db: Db, row: SentRow, others: readonly MemberId[]): Promise<MemberId[]> => {
  const { conversation_id: conversationId, thread_of: postId } = row;
  const apart =
    postId === null
      ? await selectApart(db, { conversationId, others, limit: NAMED_MAX })
      : await selectApartFromThread(db, { postId, others, limit: NAMED_MAX });
  return apart.map((one) => one.member_id);
};

/** Those of a small conversation; of a large one some. */
export const seatsOf = async (db: Db, conversationId: ConversationId): Promise<MemberId[]> =>
  (await selectSeats(db, { conversationId, limit: SEATS_MAX })).map((row) => row.member_id);

/** To everybody in a conversation. */
export const tellTalk = async (app: App, conversationId: ConversationId, frame: LiveMessage): Promise<void> => {
  const seats = await selectSeats(app.db, { conversationId, limit: SEATS_MAX + 1 });
  // Everybody in a large conversation asks for it then.
  if (seats.length > SEATS_MAX) app.live.sendCalmly(conversationTopic(conversationId), frame);
  else
    sendAll(
      app,
      seats.map((row) => row.member_id),
      frame,
    );
};

/** Something happened to a message: each asks for it, because each may see another state of it. */
export const tellChange = (app: App, conversationId: ConversationId, change: number): Promise<void> =>
  tellTalk(app, conversationId, {
    type: 'message',
    conversation_id: conversationId,
    change,
    message: null,
  } satisfies MessageLive);

export const tellReceipt = async (
  app: App,
  type: 'read' | 'delivered',
  conversationId: ConversationId,
  memberId: MemberId,
  seq: number,
): Promise<void> => {
  const frame: MessageLive = { type, conversation_id: conversationId, member_id: memberId, seq };
  sendAll(app, await seatsOf(app.db, conversationId), frame);
};

export const tellList = (app: App, memberId: MemberId): void =>
  app.live.send([memberId], { type: 'conversations' } satisfies MessageLive);

/** Somebody sits in a conversation no more: their pages are silent about it at once. */
export const endHearing = (app: App, conversationId: ConversationId, memberId: MemberId): void => {
  app.live.expel(memberId, conversationTopic(conversationId));
  tellList(app, memberId);
};
