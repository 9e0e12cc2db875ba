import * as z from 'zod/mini';
import { defineCall, idOf, nextCursor, pageInput, type MemberId } from '#kernel';
import { followErrors } from './errors.ts';
import { followEntry, followRequest } from './views.ts';

const errors = followErrors;
export const followPair = z.object({ follower_id: z.optional(idOf<MemberId>()), following_id: idOf<MemberId>() });
export const followState = z.object({ isFollowing: z.boolean(), isRequested: z.boolean(), followers_count: z.int() });

/** One path, two questions: a list (user_id and type), or a pair (follower_id and following_id). */
export const readFollows = defineCall({
  method: 'GET',
  path: '/api/follow',
  summary: 'Whom a member follows, who follows them, or whether one follows another',
  for: 'anyone',
  actor: null,
  errors,
  input: z.object({
    user_id: z.optional(idOf<MemberId>()),
    type: z.optional(z.enum(['following', 'followers'])),
    follower_id: z.optional(idOf<MemberId>()),
    following_id: z.optional(idOf<MemberId>()),
    ...pageInput,
  }),
  reply: z.object({
    following: z.optional(z.array(followEntry)),
    followers: z.optional(z.array(followEntry)),
    next_cursor: z.optional(nextCursor),
    isFollowing: z.optional(z.boolean()),
    isRequested: z.optional(z.boolean()),
  }),
});

/** D20: a private member is asked first; the answer then says isRequested. */
export const follow = defineCall({
  method: 'POST',
  path: '/api/follow',
  summary: 'Follow a member, or ask a private one to be let in',
  for: 'member',
  actor: 'follower_id',
  errors,
  input: followPair,
  reply: followState,
});

export const unfollow = defineCall({
  method: 'DELETE',
  path: '/api/follow',
  summary: 'Stop following a member, or take a request back',
  for: 'member',
  actor: 'follower_id',
  errors,
  input: followPair,
  reply: followState,
});

export const listFollowRequests = defineCall({
  method: 'GET',
  path: '/api/follow-requests',
  summary: 'Who waits to follow the viewer, newest first',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({ user_id: z.optional(idOf<MemberId>()), ...pageInput }),
  reply: z.object({ requests: z.array(followRequest), next_cursor: nextCursor, total: z.int() }),
});

export const answerFollowRequest = defineCall({
  method: 'POST',
  path: '/api/follow-requests',
  summary: 'Let somebody follow the viewer, or decline',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({
    user_id: z.optional(idOf<MemberId>()),
    follower_id: idOf<MemberId>(),
    action: z.enum(['accept', 'decline']),
  }),
  reply: z.object({ followers_count: z.int(), total: z.int() }),
});
