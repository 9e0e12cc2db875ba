import * as z from 'zod/mini';
import { defineCall, fitsGraphemes, idOf, type MemberId, type PostId } from '#kernel';
import { blockErrors } from './errors.ts';
import { MUTE_TERMS, MUTED_WORD_MAX } from './limits.ts';
import { mutedWordOf } from './muting.ts';
import { muted } from './views.ts';

const errors = blockErrors;
const actorId = z.optional(idOf<MemberId>());
const word = z.pipe(
  z.string().check(
    z.maxLength(MUTED_WORD_MAX * 4),
    z.refine((typed) => /[^\s#]/u.test(mutedWordOf(typed)), 'Write a word to mute'),
    z.refine((typed) => fitsGraphemes(mutedWordOf(typed), MUTED_WORD_MAX), `At most ${MUTED_WORD_MAX} characters`),
  ),
  z.transform(mutedWordOf),
);

/** Everything at once: the page needs all of it to fold what it shows. */
export const listMuted = defineCall({
  method: 'GET',
  path: '/api/muted',
  summary: 'The words and posts that the viewer has muted',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({ user_id: actorId }),
  reply: muted,
});

export const muteWord = defineCall({
  method: 'POST',
  path: '/api/muted-words',
  summary: 'Mute a word, for a while or for ever; muted again, its end is changed',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({ user_id: actorId, word, for: z._default(z.enum(MUTE_TERMS), 'ever') }),
  reply: muted,
});

export const unmuteWord = defineCall({
  method: 'DELETE',
  path: '/api/muted-words',
  summary: 'Take a muted word back',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({ user_id: actorId, word }),
  reply: muted,
});

export const mutePostInput = z.object({ user_id: actorId, post_id: idOf<PostId>() });
export const mutePostState = z.object({ isMuted: z.boolean() });

/** What is given is still told: it is money. */
export const mutePost = defineCall({
  method: 'POST',
  path: '/api/muted-posts',
  summary: 'No more notices of what happens under a post',
  for: 'member',
  actor: 'user_id',
  errors,
  input: mutePostInput,
  reply: mutePostState,
});

export const unmutePost = defineCall({
  method: 'DELETE',
  path: '/api/muted-posts',
  summary: 'Be told again of what happens under a post',
  for: 'member',
  actor: 'user_id',
  errors,
  input: mutePostInput,
  reply: mutePostState,
});
