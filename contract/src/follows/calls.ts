import * as z from 'zod/mini';
import { defineCall, nextCursor, pageInput, uuid } from '#kernel';
import { followErrors } from './errors.ts';
import { followEntry } from './views.ts';

const errors = followErrors;
const pair = z.object({ follower_id: z.optional(uuid), following_id: uuid });
const counts = z.object({ isFollowing: z.boolean(), followers_count: z.int() });

/** One path, two questions: a list (user_id and type), or a pair (follower_id and following_id). */
export const readFollows = defineCall({
  method: 'GET',
  path: '/api/follow',
  summary: 'Whom a member follows, who follows them, or whether one follows another',
  for: 'anyone',
  actor: null,
  errors,
  input: z.object({
    user_id: z.optional(uuid),
    type: z.optional(z.enum(['following', 'followers'])),
    follower_id: z.optional(uuid),
    following_id: z.optional(uuid),
    ...pageInput,
  }),
  reply: z.object({
    following: z.optional(z.array(followEntry)),
    followers: z.optional(z.array(followEntry)),
    next_cursor: z.optional(nextCursor),
    isFollowing: z.optional(z.boolean()),
  }),
});

export const follow = defineCall({
  method: 'POST',
  path: '/api/follow',
  summary: 'Follow a member',
  for: 'member',
  actor: 'follower_id',
  errors,
  input: pair,
  reply: counts,
});

export const unfollow = defineCall({
  method: 'DELETE',
  path: '/api/follow',
  summary: 'Stop following a member',
  for: 'member',
  actor: 'follower_id',
  errors,
  input: pair,
  reply: counts,
});
