import * as z from 'zod/mini';
import {
  actorId,
  countNumber,
  defineCall,
  idOf,
  nextCursor,
  pageInput,
  textUpTo,
  type ConversationId,
  type MemberId,
  type MessageId,
} from '#kernel';
import { isEmoji } from './emoji.ts';
import { messageErrors } from './errors.ts';
import {
  ALBUM_MAX,
  MESSAGE_MAX,
  MESSAGES_PAGE,
  POLL_OPTION_MAX,
  POLL_OPTIONS_MAX,
  POLL_OPTIONS_MIN,
  VOICE_SECONDS_MAX,
} from './limits.ts';
import { conversationView, messageView } from './views.ts';

const errors = messageErrors;
const content = textUpTo(MESSAGE_MAX, `A message has at most ${MESSAGE_MAX} characters`);
const mediaUrl = z.string().check(z.maxLength(2_048));
const ALBUM_SIZE = `A message has at most ${ALBUM_MAX} photos and videos`;
const POLL_SIZE = `A poll has ${POLL_OPTIONS_MIN} to ${POLL_OPTIONS_MAX} answers`;
/** `content` is the question. */
const poll = z.object({
  options: z
    .array(
      textUpTo(POLL_OPTION_MAX, `An answer has at most ${POLL_OPTION_MAX} characters`).check(
        z.refine((text) => text.trim() !== '', 'An answer cannot be empty'),
      ),
    )
    .check(z.minLength(POLL_OPTIONS_MIN, POLL_SIZE), z.maxLength(POLL_OPTIONS_MAX, POLL_SIZE)),
  multiple: z._default(z.boolean(), false),
});
const messagePage = {
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(MESSAGES_PAGE)), MESSAGES_PAGE),
  cursor: pageInput.cursor,
};

export const listConversations = defineCall({
  method: 'GET',
  path: '/api/conversations',
  summary: 'Conversations of the member, last spoken in first',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({ user_id: actorId, ...pageInput }),
  reply: z.object({
    conversations: z.array(conversationView),
    next_cursor: nextCursor,
    unread_total: z.int(),
    /** How many requests wait for an answer. */
    requests_total: z.int(),
  }),
});

export const findConversation = defineCall({
  method: 'GET',
  path: '/api/conversations/one',
  summary: 'One conversation, by its own id, the other member or their handle; null when the two have none yet',
  for: 'member',
  actor: null,
  errors,
  input: z.object({
    conversation_id: z.optional(idOf<ConversationId>()),
    other_user_id: z.optional(idOf<MemberId>()),
    /** Of the other member, who may be known no more. */
    username: z.optional(z.string().check(z.maxLength(64))),
  }),
  reply: z.object({ conversation: z.nullable(conversationView) }),
});

export const changeConversation = defineCall({
  method: 'PUT',
  path: '/api/conversations',
  summary: 'Accept or decline a request, mute or unmute, or clear what was said for oneself',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({
    conversation_id: idOf<ConversationId>(),
    action: z.enum(['accept', 'decline', 'mute', 'unmute', 'clear']),
    user_id: actorId,
  }),
  reply: z.object({}),
});

export const listMessages = defineCall({
  method: 'GET',
  path: '/api/messages',
  summary: 'The newest messages of a conversation in ascending order; older ones by cursor, or those after a place',
  for: 'member',
  actor: ['user1_id', 'user2_id'],
  errors,
  input: z.object({
    user1_id: z.optional(idOf<MemberId>()),
    user2_id: z.optional(idOf<MemberId>()),
    conversation_id: z.optional(idOf<ConversationId>()),
    /** TLK-03: instead of the conversation the comments under this post of a channel, with the post before the first. */
    thread_of: z.optional(idOf<MessageId>()),
    ...messagePage,
    /** Instead of a cursor: the messages that follow this number. */
    after: z.optional(countNumber),
  }),
  reply: z.object({
    messages: z.array(messageView),
    next_cursor: nextCursor,
    /** Of those after a place: the number to go on after; null when the newest is among them. */
    newer_after: z.nullable(z.int()),
    /** Where to go on from: ask for the changes after it. */
    last_change: z.int(),
  }),
});

export const listChanges = defineCall({
  method: 'GET',
  path: '/api/messages/changes',
  summary: 'Messages that are new or have changed since a change that was seen, in the order of their changes',
  for: 'member',
  actor: null,
  errors,
  input: z.object({
    conversation_id: idOf<ConversationId>(),
    /** Of the thread under this post alone. */
    thread_of: z.optional(idOf<MessageId>()),
    after: countNumber,
    limit: messagePage.limit,
  }),
  reply: z.object({ messages: z.array(messageView), last_change: z.int(), has_more: z.boolean() }),
});

export const searchMessages = defineCall({
  method: 'GET',
  path: '/api/messages/search',
  summary: 'Messages of a conversation that hold all words, or a file with them in its name, newest first',
  for: 'member',
  actor: null,
  errors,
  input: z.object({ conversation_id: idOf<ConversationId>(), q: z.string().check(z.maxLength(200)), ...pageInput }),
  reply: z.object({ messages: z.array(messageView), next_cursor: nextCursor }),
});

export const sendMessage = defineCall({
  method: 'POST',
  path: '/api/messages',
  summary: 'Send a message to a member, or into a conversation',
  for: 'member',
  actor: 'sender_id',
  errors,
  input: z.object({
    sender_id: actorId,
    receiver_id: z.optional(z.nullable(idOf<MemberId>())),
    conversation_id: z.optional(z.nullable(idOf<ConversationId>())),
    content: z._default(z.nullable(content), ''),
    image_url: z.optional(z.nullable(mediaUrl)),
    /** TLK-01: in place of `image_url`: an album in its order, or one file. */
    media: z.optional(z.array(z.object({ url: mediaUrl })).check(z.minLength(1), z.maxLength(ALBUM_MAX, ALBUM_SIZE))),
    /** Seconds, when the file is a voice note. */
    duration: z.optional(z.nullable(z.number().check(z.gt(0), z.lte(VOICE_SECONDS_MAX)))),
    reply_to: z.optional(z.nullable(idOf<MessageId>())),
    /** TLK-03: a comment under this post of the channel; every member may write one where comments are on. */
    thread_of: z.optional(z.nullable(idOf<MessageId>())),
    /** TLK-01: passes this message on instead of words and files of one’s own. */
    forward_of: z.optional(z.nullable(idOf<MessageId>())),
    /** In a group or channel that has polls. */
    poll: z.optional(z.nullable(poll)),
    client_id: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(64)))),
  }),
  reply: z.object({ message: messageView }),
});

export const actOnMessage = defineCall({
  method: 'PUT',
  path: '/api/messages',
  summary:
    'Edit a message, take it back or bring it back while there is time, react to it or not any more, vote, close a poll',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({
    message_id: idOf<MessageId>(),
    action: z.enum(['edit', 'delete', 'restore', 'react', 'unreact', 'vote', 'close']),
    content: z.optional(content),
    emoji: z.optional(z.string().check(z.maxLength(40), z.refine(isEmoji, errors.not_an_emoji[1]))),
    /** With `vote`: which answers, counted from 0; none takes the vote back. */
    options: z.optional(z.array(z.int().check(z.gte(0), z.lt(POLL_OPTIONS_MAX))).check(z.maxLength(POLL_OPTIONS_MAX))),
    user_id: actorId,
  }),
  reply: z.object({ message: messageView }),
});

export const keepMessage = defineCall({
  method: 'PUT',
  path: '/api/messages/kept',
  summary: 'Pin a message or not any more, delete it for oneself or bring it back',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({
    message_id: idOf<MessageId>(),
    action: z.enum(['pin', 'unpin', 'hide', 'unhide']),
    user_id: actorId,
  }),
  reply: z.object({}),
});

export const listPinned = defineCall({
  method: 'GET',
  path: '/api/messages/pinned',
  summary: 'The pinned messages of a conversation, pinned last first',
  for: 'member',
  actor: null,
  errors,
  input: z.object({ conversation_id: idOf<ConversationId>() }),
  reply: z.object({ messages: z.array(messageView) }),
});

export const markConversationRead = defineCall({
  method: 'POST',
  path: '/api/mark-read',
  summary: 'Everything in a conversation, or up to a message, has been read',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({
    user_id: actorId,
    other_user_id: z.optional(idOf<MemberId>()),
    conversation_id: z.optional(idOf<ConversationId>()),
    seq: z.optional(countNumber),
  }),
  reply: z.object({ unread_total: z.int() }),
});

export const markDelivered = defineCall({
  method: 'POST',
  path: '/api/mark-delivered',
  summary: 'Messages up to this one have reached a page of the member',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({ user_id: actorId, conversation_id: idOf<ConversationId>(), seq: countNumber }),
  reply: z.object({}),
});

/** Each member counts once for each message of a channel; elsewhere nothing is counted. */
export const countViews = defineCall({
  method: 'POST',
  path: '/api/messages/views',
  summary: 'These messages of a channel were seen; answers how often each has been',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({
    user_id: actorId,
    conversation_id: idOf<ConversationId>(),
    message_ids: z.array(idOf<MessageId>()).check(z.minLength(1), z.maxLength(MESSAGES_PAGE)),
  }),
  reply: z.object({ views: z.array(z.object({ message_id: idOf<MessageId>(), views: z.int() })) }),
});
