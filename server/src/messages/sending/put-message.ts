import { newId, toJson, type ConversationId, type Db, type MemberId, type MessageId, type ShownMedia } from '#kernel';
import type { UsableMedia } from '#media';
import { findFacets } from '#posts';
import type { MessageRequest } from '../guard.ts';
import type { CheckedMessage, MessageDraft } from './message-draft.ts';
import {
  insertSystemMessage,
  sendToGroup,
  sendToMember,
  sendToThread,
  type SendToMemberRow,
  type SentRow,
} from './send.gen.ts';

/** What is to be said, where, by whom. */
type Words = Pick<MessageRequest, 'memberId' | 'conversationId' | 'said' | 'now'>;

/**
 * 'unsaid': they sit there, and nothing was written: they said it before, or may not say it. null: they do not sit there.
 */
type Outcome = SentRow | 'unsaid' | null;

const toShown = ({ url, stored }: UsableMedia): ShownMedia => ({ url, stored });

const inputOf = ({ memberId, conversationId, said, now }: Words, id: MessageId) => {
  const { kind, content, facets, media, more, draft, forwarded, cardUrl } = said;
  return {
    senderId: memberId,
    conversationId,
    id,
    kind,
    content,
    facets: toJson(facets),
    imageUrl: media?.url ?? null,
    media: media === null ? null : toJson(media.stored),
    mediaId: media?.id ?? null,
    moreMedia: more.length === 0 ? null : toJson(more.map(toShown)),
    duration: draft.duration,
    replyTo: draft.replyTo,
    clientId: draft.clientId,
    isForwarded: forwarded !== null,
    forwardedFrom: forwarded?.authorId ?? null,
    cardUrl,
    now,
  };
};

/** As its sender sees it. Field by field: spread into so many, a row costs as much as writing it to the socket. */
const toSentRow = ({ memberId, conversationId, said, now }: Words, put: SendToMemberRow): SentRow | 'unsaid' => {
  const { id, seq, change, members_count } = put;
  if (id === null || seq === null || change === null || members_count === null) return 'unsaid';
  return {
    id,
    seq,
    change,
    members_count,
    conversation_kind: put.conversation_kind,
    duration: put.duration,
    sender_username: put.sender_username,
    sender_name: put.sender_name,
    sender_avatar: put.sender_avatar,
    reply_id: put.reply_id,
    reply_sender_id: put.reply_sender_id,
    reply_username: put.reply_username,
    reply_content: put.reply_content,
    receiver_id: put.receiver_id,
    receiver_username: put.receiver_username,
    receiver_avatar: put.receiver_avatar,
    conversation_id: conversationId,
    kind: said.kind,
    sender_id: memberId,
    content: said.content,
    facets: said.facets,
    image_url: said.media?.url ?? null,
    media: said.media?.stored ?? null,
    more_media: said.more.map(toShown),
    client_id: said.draft.clientId,
    credit: null,
    author: null,
    is_forwarded: said.forwarded !== null,
    forwarded_name: said.forwarded?.name ?? null,
    link_card: null,
    views_count: 0,
    thread_of: said.draft.threadOf ?? null,
    comments_count: 0,
    commenters: null,
    created_at: now,
    edited_at: null,
    deleted_at: null,
    reactions: null,
    poll: newPoll(said),
  };
};

const newPoll = ({ draft }: CheckedMessage): SentRow['poll'] => {
  const poll = pollOf(draft);
  if (poll === null) return null;
  return { ...poll, counts: poll.options.map(() => 0), voters: 0, closed: false, mine: null };
};

const pollOf = ({ poll }: MessageDraft): { options: string[]; multiple: boolean } | null =>
  poll === null ? null : { options: poll.options.map((text) => text.trim()), multiple: poll.multiple };

/** In a conversation of two; among many it stays unsaid. */
export const putToMember = async (db: Db, words: Words, id = newId<MessageId>(words.now)): Promise<Outcome> => {
  const put = await sendToMember(db, inputOf(words, id));
  return put === undefined ? null : toSentRow(words, put);
};

const NOBODY = { receiver_id: null, receiver_username: null, receiver_avatar: null };

/** TLK-03: under a post. 'unsaid' also where there is no such post for its sender. */
const putToThread = async (db: Db, words: Words, threadOf: MessageId, id: MessageId): Promise<Outcome> => {
  const put = await sendToThread(db, { ...inputOf(words, id), threadOf });
  return put === undefined ? 'unsaid' : toSentRow(words, { ...put, ...NOBODY });
};

/** Among many, where the room that runs groups has let it pass. */
export const putToGroup = async (db: Db, words: Words, id = newId<MessageId>(words.now)): Promise<Outcome> => {
  const { threadOf = null } = words.said.draft;
  if (threadOf !== null) return putToThread(db, words, threadOf, id);
  const poll = pollOf(words.said.draft);
  const put = await sendToGroup(db, { ...inputOf(words, id), poll: poll === null ? null : toJson(poll) });
  return put === undefined ? null : toSentRow(words, { ...put, ...NOBODY });
};

/** What the app tells of somebody ('joined'): it goes with their account. */
export const putSystem = async (
  tx: Db,
  conversationId: ConversationId,
  memberId: MemberId,
  content: string,
  now: Date,
): Promise<SentRow | null> => {
  const said = { memberId, kind: 'system', content, facets: toJson([]), author: null } as const;
  return (await insertSystemMessage(tx, { conversationId, id: newId(now), ...said, now })) ?? null;
};

export const putBotMessage = async (
  db: Db,
  conversationId: ConversationId,
  name: string,
  content: string,
  now: Date,
): Promise<SentRow | null> => {
  const said = { memberId: null, kind: 'text', content, facets: toJson(findFacets(content)), author: name } as const;
  return (await insertSystemMessage(db, { conversationId, id: newId(now), ...said, now })) ?? null;
};
