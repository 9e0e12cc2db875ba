import * as z from 'zod/mini';
import {
  actorId,
  defineCall,
  idOf,
  nextCursor,
  pageInput,
  textUpTo,
  type StreamId,
  type StreamMessageId,
} from '#kernel';
import { streamErrors } from './errors.ts';
import { CHAT_MAX, STREAM_MS_MAX, SUPERCHAT_AMOUNTS } from './limits.ts';
import { replayMessage, streamMessage } from './views.ts';

const errors = streamErrors;

export const listChat = defineCall({
  method: 'GET',
  path: '/api/streams/chat',
  summary: 'What was said in a stream, newest first',
  for: 'anyone',
  actor: null,
  errors,
  input: z.object({ stream_id: idOf<StreamId>(), ...pageInput }),
  reply: z.object({ messages: z.array(streamMessage), next_cursor: nextCursor }),
});

/** STG-01: without a cursor from the given moment on, so that whoever jumps in a replay reads on from there. */
export const listReplayChat = defineCall({
  method: 'GET',
  path: '/api/streams/replay/chat',
  summary: 'What was said in a stream from a moment of it on, oldest first, each with its own moment',
  for: 'anyone',
  actor: null,
  errors,
  input: z.object({
    stream_id: idOf<StreamId>(),
    from_ms: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(STREAM_MS_MAX)), 0),
    ...pageInput,
  }),
  reply: z.object({ messages: z.array(replayMessage), next_cursor: nextCursor }),
});

/** With an amount it is a superchat: the WGM go to the host, all or nothing. */
export const sendChat = defineCall({
  method: 'POST',
  path: '/api/streams/chat',
  summary: 'Say something in a live stream, or send a superchat of 1, 5, 10 or 25 WGM',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({
    user_id: actorId,
    stream_id: idOf<StreamId>(),
    message: textUpTo(CHAT_MAX, 'A message has at most 300 characters'),
    amount: z.optional(z.nullable(z.literal(SUPERCHAT_AMOUNTS))),
  }),
  reply: z.object({ message: streamMessage }),
  once: () => true,
});

export const deleteChat = defineCall({
  method: 'DELETE',
  path: '/api/streams/chat',
  summary: 'Take a message out of the chat: its author, the host and moderators may',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({ user_id: actorId, message_id: idOf<StreamMessageId>() }),
  reply: z.object({}),
});

/** D30: a second transfer books it back, and the message leaves the chat. Asked again, it answers the same. */
export const takeBackSuperchat = defineCall({
  method: 'POST',
  path: '/api/streams/chat/back',
  summary: 'Take back a superchat within 10 seconds, unless it has been spent; five an hour together with gifts',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({ user_id: actorId, message_id: idOf<StreamMessageId>() }),
  reply: z.object({}),
});
