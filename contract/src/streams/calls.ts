import * as z from 'zod/mini';
import {
  actorId,
  defineCall,
  fitsGraphemes,
  idOf,
  memberText,
  nextCursor,
  pageInput,
  type MemberId,
  type StreamId,
} from '#kernel';
import { partialView } from '#media';
import { streamErrors } from './errors.ts';
import { SLOW_CHOICES, STREAM_CATEGORIES, STREAM_TITLE_MAX } from './limits.ts';
import { streamView } from './views.ts';

const errors = streamErrors;

/** LIVE-01. */
const title = z.pipe(
  z.pipe(
    memberText,
    z.transform((text) => text.trim()),
  ),
  z.string().check(
    z.minLength(1, 'Please enter a stream title'),
    z.refine((text) => fitsGraphemes(text, STREAM_TITLE_MAX), 'A title has at most 100 characters'),
  ),
);
const category = z.enum(STREAM_CATEGORIES);
export const streamReply = z.object({ stream: streamView });

/** LIVE-01, D26: live at once, or scheduled for later. */
export const createStream = defineCall({
  method: 'POST',
  path: '/api/streams',
  summary: 'Go live, or schedule a stream and tell followers',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({
    user_id: actorId,
    title,
    category,
    /** An ISO time. */
    scheduled_for: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
  }),
  reply: streamReply,
  once: () => true,
});

export const startStream = defineCall({
  method: 'POST',
  path: '/api/streams/start',
  summary: 'Go live with a stream that was scheduled',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({ user_id: actorId, stream_id: idOf<StreamId>() }),
  reply: streamReply,
});

/** The host's page says that it is still there. */
export const keepAlive = defineCall({
  method: 'POST',
  path: '/api/streams/alive',
  summary: 'Keep a live stream alive for another 30 seconds',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({ user_id: actorId, stream_id: idOf<StreamId>() }),
  reply: z.object({}),
});

export const endStream = defineCall({
  method: 'POST',
  path: '/api/streams/end',
  summary: 'End a live stream, or cancel one that is scheduled',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({
    user_id: actorId,
    stream_id: idOf<StreamId>(),
    /** What has arrived of a recording becomes the replay: the page that made it is gone. */
    keep_replay: z.optional(z.boolean()),
  }),
  reply: z.object({ stream: z.nullable(streamView) }),
});

export const readOwnLive = defineCall({
  method: 'GET',
  path: '/api/streams/mine',
  summary: 'The stream that the member is live with, if any',
  for: 'member',
  actor: null,
  errors,
  input: z.object({}),
  /** A page that was lost has recorded it: the next one records on. */
  reply: z.object({ stream: z.nullable(streamView), is_recorded: z.boolean() }),
});

export const changeStream = defineCall({
  method: 'PUT',
  path: '/api/streams',
  summary: 'Change the title, the category or the slow mode of a stream; moderators may set slow mode alone',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({
    user_id: actorId,
    stream_id: idOf<StreamId>(),
    title: z.optional(title),
    category: z.optional(category),
    slow_seconds: z.optional(z.literal(SLOW_CHOICES)),
  }),
  reply: streamReply,
});

/** D25: the first of the live ones is what the home banner shows. */
export const listStreams = defineCall({
  method: 'GET',
  path: '/api/streams',
  summary: 'Live streams, most watched first, or scheduled ones, soonest first',
  for: 'anyone',
  actor: null,
  errors,
  input: z.object({ state: z._default(z.enum(['live', 'scheduled']), 'live'), ...pageInput }),
  reply: z.object({ streams: z.array(streamView), next_cursor: nextCursor }),
});

/** STG-02: of everybody those with a replay; of one host all, because they stand on a page about them. */
export const listPastStreams = defineCall({
  method: 'GET',
  path: '/api/streams/past',
  summary: 'Streams that have ended, the newest first: those with a replay, or all of one host',
  for: 'anyone',
  actor: null,
  errors,
  input: z.object({ host_id: z.optional(idOf<MemberId>()), ...pageInput }),
  reply: z.object({ streams: z.array(streamView), next_cursor: nextCursor }),
});

export const readStream = defineCall({
  method: 'GET',
  path: '/api/streams/one',
  summary: 'One stream with its figures',
  for: 'anyone',
  actor: null,
  errors,
  input: z.object({ stream_id: idOf<StreamId>() }),
  reply: streamReply,
});

export const actOnStream = defineCall({
  method: 'POST',
  path: '/api/streams/act',
  summary: 'Like, unlike or share a stream',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({ user_id: actorId, stream_id: idOf<StreamId>(), action: z.enum(['like', 'unlike', 'share']) }),
  reply: streamReply,
});

/** The recording of the host's browser comes in pieces (`pieceAddress`), while the stream is live or after it. */
export const startReplay = defineCall({
  method: 'POST',
  path: '/api/streams/replay/start',
  summary: 'Begin to upload the recording of a stream, or go on with it',
  for: 'member',
  actor: 'user_id',
  errors,
  limit: 'upload',
  input: z.object({
    user_id: actorId,
    stream_id: idOf<StreamId>(),
    /** Another recording, which goes on after what an earlier page has sent. */
    resumes: z.optional(z.boolean()),
  }),
  reply: z.object({ upload: partialView }),
});

/** The recording of the host's browser, uploaded before. */
export const keepReplay = defineCall({
  method: 'POST',
  path: '/api/streams/replay',
  summary: 'Keep a recording as the replay of a stream that has ended',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({ user_id: actorId, stream_id: idOf<StreamId>(), url: z.string().check(z.maxLength(2_048)) }),
  reply: streamReply,
});
