import * as z from 'zod/mini';
import { defineCall, idOf, nextCursor, pageInput, type MemberId } from '#kernel';
import { blockErrors } from './errors.ts';
import { keptOut } from './views.ts';

const errors = blockErrors;
export const blockPair = z.object({ blocker_id: z.optional(idOf<MemberId>()), blocked_id: idOf<MemberId>() });
export const blockState = z.object({ isBlocked: z.boolean() });

export const block = defineCall({
  method: 'POST',
  path: '/api/block-user',
  summary: 'Block a member: neither sees nor reaches the other',
  for: 'member',
  actor: 'blocker_id',
  errors,
  input: blockPair,
  reply: blockState,
});

export const unblock = defineCall({
  method: 'DELETE',
  path: '/api/block-user',
  summary: 'Take a block back; what it ended stays ended, unless it is undone within a minute',
  for: 'member',
  actor: 'blocker_id',
  errors,
  /** With `restore` the follows and requests that the block ended are as they were; the server remembers which. */
  input: z.extend(blockPair, { restore: z._default(z.boolean(), false) }),
  reply: blockState,
});

export const mutePair = z.object({ muter_id: z.optional(idOf<MemberId>()), muted_id: idOf<MemberId>() });
export const muteState = z.object({ isMuted: z.boolean() });

/** D13: 'Not Interested'. Unlike a block it is one-sided, and the other never learns of it. */
export const mute = defineCall({
  method: 'POST',
  path: '/api/mute-user',
  summary: 'Keep a member’s posts and comments out of what comes unasked',
  for: 'member',
  actor: 'muter_id',
  errors,
  input: mutePair,
  reply: muteState,
});

export const unmute = defineCall({
  method: 'DELETE',
  path: '/api/mute-user',
  summary: 'Take a mute back',
  for: 'member',
  actor: 'muter_id',
  errors,
  input: mutePair,
  reply: muteState,
});

export const listKeptOut = defineCall({
  method: 'GET',
  path: '/api/blocked-users',
  summary: 'Whom the viewer has blocked, or muted, newest first',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({
    user_id: z.optional(idOf<MemberId>()),
    type: z._default(z.enum(['blocked', 'muted']), 'blocked'),
    ...pageInput,
  }),
  reply: z.object({ users: z.array(keptOut), next_cursor: nextCursor }),
});
