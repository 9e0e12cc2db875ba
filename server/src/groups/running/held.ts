import { groupErrors } from '@wagram/contract/groups';
import { isId } from '@wagram/contract/kernel';
import { messageErrors, type MessageView } from '@wagram/contract/messages';
import {
  fail,
  FIRST_ID,
  newId,
  toJson,
  type ConversationId,
  type Db,
  type App,
  type MemberId,
  type MessageId,
} from '#kernel';
import { markAllUsed, toMediaView, toMediaViews } from '#media';
import {
  assertSameMessage,
  checkDraft,
  hasThread,
  putToGroup,
  tellMessage,
  toMessageView,
  toPassedOn,
  type CheckedMessage,
  type MessageRequest,
  type SentRow,
} from '#messages';
import { findFacets } from '#posts';
import { getOwnGroup, isAbove, whileRuling } from '../access.ts';
import {
  deleteHeld,
  detachMedia,
  insertHeld,
  selectHeld,
  selectHeldByClientId,
  selectHeldOne,
  type HeldRow,
} from './held.gen.ts';
import { tellDeclined, tellRulers } from '../tell.ts';

/** So many of one member may wait in one group. */
const HELD_MAX = 20;

/** As the message it would be, without a place. */
const toHeldView = (row: HeldRow, isOwn: boolean): MessageView => ({
  id: row.id,
  conversation_id: row.conversation_id,
  seq: 0,
  change: 0,
  kind: row.draft.kind,
  sender_id: row.sender_id,
  receiver_id: null,
  content: row.draft.content,
  facets: findFacets(row.draft.content),
  image_url: row.draft.media?.kind === 'file' ? null : row.draft.imageUrl,
  media: toMediaView(row.draft.imageUrl, row.draft.media),
  more_media: toMediaViews(row.draft.moreMedia),
  duration: row.draft.duration,
  created_at: row.created_at.toISOString(),
  edited_at: null,
  deleted: false,
  sender_username: row.sender_username,
  sender_name: row.sender_name,
  sender_avatar: row.sender_avatar,
  receiver_username: null,
  receiver_avatar: null,
  reply_to: null,
  reactions: [],
  client_id: isOwn ? row.draft.clientId : null,
  is_bot: false,
  poll:
    row.draft.poll === null
      ? null
      : {
          options: row.draft.poll.options.map((text) => ({ text, votes: 0, mine: false })),
          multiple: row.draft.poll.multiple,
          voters: 0,
          closed: false,
        },
  credit: null,
  views: null,
  thread_of: row.draft.threadOf ?? null,
  comments: null,
  commenters: [],
  card: null,
  forwarded: row.draft.forwardOf == null ? null : { name: row.forwarded_name },
  held: true,
});

/** P2: a retry answers what waits already. */
export const hold = async (app: App, asked: MessageRequest): Promise<MessageView> => {
  const { memberId, conversationId, said, now } = asked;
  const { kind, content, media, more, draft, forwarded } = said;
  if (draft.threadOf != null && !(await hasThread(app.db, memberId, conversationId, draft.threadOf)))
    fail(messageErrors, 'message_not_found');
  const id = newId<MessageId>(now);
  const moreMedia = more.map(({ url, stored }) => ({ url, stored }));
  const shown = { imageUrl: media?.url ?? null, media: media?.stored ?? null, moreMedia };
  const kept = { ...draft, content, kind, ...shown, forwardedFrom: forwarded?.authorId ?? null };
  const files = [media, ...more].flatMap((one) => one?.id ?? []);
  const sent = {
    groupId: conversationId,
    senderId: memberId,
    clientId: draft.clientId,
    mediaId: media?.id ?? null,
    moreUrls: more.map(({ url }) => url),
  };
  const isMade = (await insertHeld(app.db, { id, ...sent, draft: toJson(kept), now, most: HELD_MAX })) > 0;
  const row = isMade
    ? await selectHeldOne(app.db, { viewer: memberId, groupId: conversationId, id })
    : await findHeld(app.db, memberId, draft.clientId);
  if (row === undefined) fail(messageErrors, 'too_fast');
  if (!isMade) assertSameMessage(asked, heldBefore(row));
  if (isMade) {
    await markAllUsed(app.db, files, now);
    await tellRulers(app, conversationId, 'held');
  }
  return toHeldView(row, true);
};

const heldBefore = ({ conversation_id, draft }: HeldRow) => ({
  ...draft,
  conversation_id,
  thread_of: draft.threadOf ?? null,
  image_url: draft.imageUrl,
  more: (draft.moreMedia ?? []).map(({ url }) => url),
});

const findHeld = async (db: Db, senderId: MemberId, clientId: string | null): Promise<HeldRow | undefined> =>
  clientId === null ? undefined : selectHeldByClientId(db, { senderId, clientId });

interface Page {
  limit: number;
  cursor?: string | undefined;
}

/** Those who run the group see all, everybody else their own. Oldest first. */
export const listHeld = async (db: Db, viewerId: MemberId, groupId: ConversationId, page: Page) => {
  const { role } = await getOwnGroup(db, viewerId, groupId, 'member');
  const senderId = role === 'member' ? viewerId : null;
  const after = page.cursor ?? FIRST_ID;
  const asked = { viewer: viewerId, groupId, senderId };
  const rows = isId<MessageId>(after) ? await selectHeld(db, { ...asked, after, limit: page.limit + 1 }) : [];
  return {
    messages: rows.slice(0, page.limit).map((row) => toHeldView(row, row.sender_id === viewerId)),
    next_cursor: rows.length > page.limit ? (rows[page.limit - 1]?.id ?? null) : null,
  };
};

/** Answers whose it was. */
const drop = async (app: App, viewerId: MemberId, groupId: ConversationId, heldId: MessageId): Promise<MemberId> =>
  whileRuling(app, viewerId, groupId, 'member', async (tx, group) => {
    const row = await selectHeldOne(tx, { viewer: viewerId, groupId, id: heldId });
    if (row === undefined || (group.role === 'member' && row.sender_id !== viewerId))
      fail(groupErrors, 'held_not_found');
    await deleteHeld(tx, { groupId, id: heldId });
    return row.sender_id;
  });

/** What was passed on is said as it waited: where it came from it may read otherwise by now, or be gone. */
const checkHeld = async (app: App, { draft, ...row }: HeldRow): Promise<CheckedMessage> => {
  if (draft.forwardOf == null) return checkDraft(app, row.sender_id, draft);
  const { kind, content, imageUrl: url, media: stored, moreMedia = [] } = draft;
  return toPassedOn(app, {
    kind,
    content,
    media: url === null || stored === null ? null : { id: row.media_id, url, stored },
    more: moreMedia.map((shown) => ({ id: null, ...shown })),
    draft,
    forwarded: { authorId: row.forwarded_from, name: row.forwarded_name },
  });
};

/** P1: it leaves the queue and becomes a message in one transaction. */
const approve = async (
  app: App,
  viewerId: MemberId,
  groupId: ConversationId,
  heldId: MessageId,
  now: Date,
): Promise<SentRow | null> => {
  const { role } = await getOwnGroup(app.db, viewerId, groupId, 'member');
  if (!isAbove(role, 'member')) fail(groupErrors, 'not_allowed');
  const row = await selectHeldOne(app.db, { viewer: viewerId, groupId, id: heldId });
  if (row === undefined) fail(groupErrors, 'held_not_found');
  const said = await checkHeld(app, row);
  return whileRuling(app, viewerId, groupId, 'moderator', async (tx) => {
    await detachMedia(tx, { id: heldId });
    if ((await deleteHeld(tx, { groupId, id: heldId })) === 0) fail(groupErrors, 'held_not_found');
    const sent = await putToGroup(tx, { memberId: row.sender_id, conversationId: groupId, said, now }, heldId);
    // Its post is gone or not theirs to read any more: it waits on, until somebody declines it.
    if (sent === 'unsaid' && said.draft.threadOf != null) fail(groupErrors, 'post_not_found');
    return sent === 'unsaid' ? null : sent;
  });
};

export const answerHeld = async (
  app: App,
  viewerId: MemberId,
  groupId: ConversationId,
  heldId: MessageId,
  action: 'accept' | 'decline',
  now: Date,
): Promise<MessageView | null> => {
  const row = action === 'accept' ? await approve(app, viewerId, groupId, heldId, now) : null;
  if (action === 'decline') {
    const senderId = await drop(app, viewerId, groupId, heldId);
    if (senderId !== viewerId) tellDeclined(app, groupId, senderId, heldId);
  }
  if (row !== null) await tellMessage(app, row);
  await tellRulers(app, groupId, 'held');
  return row === null ? null : { ...toMessageView(row), client_id: null };
};
