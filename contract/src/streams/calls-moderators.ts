import * as z from 'zod/mini';
import { actorId, defineCall, idOf, nextCursor, pageInput, type MemberId, type StreamId } from '#kernel';
import { memberCard } from '#members';
import { streamErrors } from './errors.ts';

const errors = streamErrors;
export const streamMemberInput = z.object({
  user_id: actorId,
  stream_id: idOf<StreamId>(),
  member_id: idOf<MemberId>(),
});

export const ban = defineCall({
  method: 'POST',
  path: '/api/streams/bans',
  summary: 'Ban somebody from the chat of a stream; its host and moderators may',
  for: 'member',
  actor: 'user_id',
  errors,
  input: streamMemberInput,
  reply: z.object({}),
});

export const unban = defineCall({
  method: 'DELETE',
  path: '/api/streams/bans',
  summary: 'Let somebody into the chat again',
  for: 'member',
  actor: 'user_id',
  errors,
  input: streamMemberInput,
  reply: z.object({}),
});

export const listStreamBans = defineCall({
  method: 'GET',
  path: '/api/streams/bans',
  summary: 'Who is banned from a stream; told to its host and moderators',
  for: 'member',
  actor: null,
  errors,
  input: z.object({ stream_id: idOf<StreamId>(), ...pageInput }),
  reply: z.object({ members: z.array(memberCard), next_cursor: nextCursor }),
});

/** STG-01: as long as they are not taken back, in every stream of this host. */
export const addModerator = defineCall({
  method: 'POST',
  path: '/api/streams/moderators',
  summary: 'Name a moderator of the chats of one’s streams: they delete messages, ban and set slow mode',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({ user_id: actorId, member_id: idOf<MemberId>() }),
  reply: z.object({}),
});

export const removeModerator = defineCall({
  method: 'DELETE',
  path: '/api/streams/moderators',
  summary: 'Take back that somebody moderates one’s chats, or stop moderating those of `host_id`',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({ user_id: actorId, member_id: idOf<MemberId>(), host_id: z.optional(idOf<MemberId>()) }),
  reply: z.object({}),
});

export const listModerators = defineCall({
  method: 'GET',
  path: '/api/streams/moderators',
  summary: 'Who moderates the chats of one’s streams, the newest first',
  for: 'member',
  actor: null,
  errors,
  input: z.object({ ...pageInput }),
  reply: z.object({ members: z.array(memberCard), next_cursor: nextCursor }),
});
