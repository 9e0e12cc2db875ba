import { isId } from '@wagram/contract/kernel';
import {
  streamErrors,
  type ReplayMessage,
  type StreamEvent,
  type StreamMessage,
  type SuperchatAmount,
} from '@wagram/contract/streams';
import {
  countAttempt,
  fail,
  LAST_ID,
  newId,
  publish,
  uuidAt,
  type Db,
  type App,
  type MemberId,
  type StreamId,
  type StreamMessageId,
  type TransferId,
} from '#kernel';
import { takeBack, takenBackFrom, transfer, whyShort } from '#ledger';
import {
  deleteSuperchat,
  hideMessage,
  insertMessage,
  lockPaidStream,
  selectChat,
  selectMessageByKey,
  selectReplayChat,
  selectSeenMessage,
  selectSuperchat,
  type ChatRow,
} from './chat.gen.ts';
import { assertLetIn } from '../door.ts';
import type { StreamsApp } from '../watching/figures.ts';
import { tellGone, tellMessage } from '../tell.ts';
import { toStreamMs } from '../past/replay-time.ts';
import { toMessageView, toReplayMessage } from '../view.ts';
import { lockStanding, selectStanding, type Standing } from '../watching/watching.gen.ts';

export interface ChatDraft {
  streamId: StreamId;
  message: string;
  amount: SuperchatAmount | null;
  /** The Idempotency-Key of the action: one message and one payment for each. */
  key: string;
}

const assertMayWrite = (standing: Standing | undefined): Standing => {
  if (standing === undefined) fail(streamErrors, 'stream_not_found');
  if (standing.state !== 'live') fail(streamErrors, 'not_live');
  return standing.banned ? fail(streamErrors, 'banned') : standing;
};

/** Counted in the database: two phones at once are one member. The host and moderators are not slowed down. */
const keepPace = async (app: App, memberId: MemberId, standing: Standing, now: Date): Promise<void> => {
  if (standing.slow_seconds === 0 || standing.host_id === memberId || standing.moderates) return;
  const rule = { max: 1, windowS: standing.slow_seconds };
  const { allowed, retryAfterS } = await countAttempt(app.db, `stream slow:${standing.id}:${memberId}`, rule, now);
  if (allowed) return;
  const text = `Slow mode is on. Please wait ${retryAfterS} s.`;
  fail(streamErrors, 'slow_mode', { retryAfterS, text, details: { seconds: retryAfterS } });
};

/** Bans and slow mode are looked at for each message. A repeated one answers the first. */
export const sendChat = async (
  app: StreamsApp,
  memberId: MemberId,
  draft: ChatDraft,
  now: Date,
): Promise<StreamMessage> => {
  const words = draft.message.trim();
  if (words === '' && draft.amount === null) fail(streamErrors, 'empty_message');
  const earlier = await selectMessageByKey(app.db, { memberId, key: draft.key });
  if (earlier !== undefined) return toMessageView(earlier);
  const standing = assertMayWrite(await selectStanding(app.db, { viewer: memberId, streamId: draft.streamId }));
  await assertLetIn(app.door, memberId, standing.id);
  await keepPace(app, memberId, standing, now);
  const said =
    draft.amount === null
      ? await write(app.db, memberId, draft, words, now)
      : await pay(app, memberId, { ...draft, amount: draft.amount }, words, now);
  const row = said ?? (await selectMessageByKey(app.db, { memberId, key: draft.key }));
  // It was live a moment ago, and is no more.
  if (row === undefined) fail(streamErrors, 'not_live');
  if (said !== undefined) await tellMessage(app, said);
  return toMessageView(row);
};

/** As the contract has it. */
const superchat = (event: StreamEvent): StreamEvent => event;

const write = (
  db: Db,
  memberId: MemberId,
  { streamId, key }: ChatDraft,
  content: string,
  now: Date,
  paid: { amount: bigint; transferId: TransferId } | null = null,
): Promise<ChatRow | undefined> => {
  const books = { amount: paid?.amount ?? null, transferId: paid?.transferId ?? null };
  return insertMessage(db, { memberId, streamId, id: newId(now), content, clientKey: key, now, ...books });
};

/** All or nothing; undefined: an earlier try has paid. */
const pay = (
  app: App,
  memberId: MemberId,
  draft: ChatDraft & { amount: SuperchatAmount },
  words: string,
  now: Date,
): Promise<ChatRow | undefined> =>
  app.transact(async (tx) => {
    const standing = assertMayWrite(await lockStanding(tx, { viewer: memberId, streamId: draft.streamId }));
    if (standing.host_id === memberId) fail(streamErrors, 'superchat_to_self');
    const amount = BigInt(draft.amount);
    const moved = await transfer(
      tx,
      {
        kind: 'superchat',
        key: `superchat:${memberId}:${draft.key}`,
        unit: 'WGM',
        from: { member: memberId },
        to: { member: standing.host_id },
        amount,
        note: draft.streamId,
      },
      now,
    );
    if (moved.state === 'short') fail(streamErrors, await whyShort(app, tx, memberId));
    if (moved.state === 'demo') fail(streamErrors, 'demo_credit');
    if (moved.state === 'repeated') return undefined;
    const said = await write(tx, memberId, draft, words, now, { amount, transferId: moved.id });
    if (said !== undefined) {
      const about = { streamId: draft.streamId, hostId: standing.host_id, memberId, messageId: said.id };
      await publish(tx, superchat({ name: 'stream.superchat', payload: { ...about, amount: String(amount) } }));
    }
    return said;
  });

export const listChat = async (
  { db, door }: StreamsApp,
  viewerId: MemberId | null,
  streamId: StreamId,
  page: { limit: number; cursor?: string | undefined },
): Promise<{ messages: StreamMessage[]; next_cursor: string | null }> => {
  if ((await selectStanding(db, { viewer: viewerId, streamId })) === undefined) fail(streamErrors, 'stream_not_found');
  await assertLetIn(door, viewerId, streamId);
  const before = page.cursor ?? LAST_ID;
  const asked = { viewer: viewerId, streamId, count: page.limit + 1 };
  const rows = isId<StreamMessageId>(before) ? await selectChat(db, { ...asked, before }) : [];
  const last = rows[page.limit - 1];
  return {
    messages: rows.slice(0, page.limit).map(toMessageView),
    next_cursor: rows.length > page.limit && last !== undefined ? last.id : null,
  };
};

/** STG-01: ids are made with the time at which something was said, so a moment of the stream is a place among them. */
export const listReplayChat = async (
  { db, door }: StreamsApp,
  viewerId: MemberId | null,
  streamId: StreamId,
  page: { from_ms: number; limit: number; cursor?: string | undefined },
): Promise<{ messages: ReplayMessage[]; next_cursor: string | null }> => {
  const standing = await selectStanding(db, { viewer: viewerId, streamId });
  if (standing === undefined) fail(streamErrors, 'stream_not_found');
  await assertLetIn(door, viewerId, streamId);
  const { started_at: begun, replay_parts: parts } = standing;
  const after =
    page.cursor ??
    (begun === null ? LAST_ID : uuidAt<StreamMessageId>(new Date(begun.getTime() + toStreamMs(parts, page.from_ms))));
  if (begun === null || !isId<StreamMessageId>(after)) return { messages: [], next_cursor: null };
  const rows = await selectReplayChat(db, { viewer: viewerId, streamId, after, count: page.limit + 1 });
  const last = rows[page.limit - 1];
  return {
    messages: rows.slice(0, page.limit).map((row) => toReplayMessage(row, begun, parts)),
    next_cursor: rows.length > page.limit && last !== undefined ? last.id : null,
  };
};

/** What was paid stays paid. */
export const deleteChat = async (
  app: StreamsApp,
  memberId: MemberId,
  messageId: StreamMessageId,
  now: Date,
): Promise<void> => {
  const gone = await hideMessage(app.db, { memberId, id: messageId, now });
  if (gone !== undefined) return tellGone(app, gone.stream_id, gone.id);
  const seen = await selectSeenMessage(app.db, { viewer: memberId, id: messageId });
  fail(streamErrors, seen === undefined ? 'message_not_found' : 'not_host');
};

/** D30: unlike one that is taken out of the chat, it leaves the books of the stream too. */
export const takeBackSuperchat = async (app: StreamsApp, memberId: MemberId, messageId: StreamMessageId, now: Date) => {
  const isMoved = await app.transact(async (tx) => {
    const paid = await selectSuperchat(tx, { id: messageId, memberId });
    if (paid === undefined) return false;
    await lockPaidStream(tx, { streamId: paid.stream_id });
    if ((await deleteSuperchat(tx, { id: messageId, memberId })) === 0) return false;
    const about = { hostId: paid.host_id, memberId, messageId };
    await publish(tx, superchat({ name: 'stream.superchat_taken_back', payload: about }));
    const given = {
      id: messageId,
      to: paid.stream_id,
      giverId: memberId,
      receiverId: paid.host_id,
      transferId: paid.transfer_id,
    };
    const refusal = await takeBack(tx, { ...given, amount: BigInt(paid.amount), at: paid.created_at }, now);
    return refusal === null || fail(streamErrors, refusal);
  });
  const streamId = await takenBackFrom<StreamId>(app.db, memberId, messageId);
  if (streamId === null) fail(streamErrors, 'message_not_found');
  if (isMoved) tellGone(app, streamId, messageId);
};
