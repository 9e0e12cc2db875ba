import * as z from 'zod/mini';
import { defineCall, idOf, nextCursor, pageInput, type MemberId } from '#kernel';
import { postView } from '#posts';
import { listErrors } from './errors.ts';
import { tag } from './fields.ts';

const errors = listErrors;
const user_id = z.optional(idOf<MemberId>());

export const listFollowedTags = defineCall({
  method: 'GET',
  path: '/api/followed-tags',
  summary: 'Hashtags that the member follows, the newest first',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({ user_id }),
  reply: z.object({ tags: z.array(z.string()) }),
});

export const followTag = defineCall({
  method: 'POST',
  path: '/api/followed-tags',
  summary: 'Follow a hashtag',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({ user_id, tag }),
  reply: z.object({ tag: z.string(), isFollowing: z.boolean() }),
});

export const unfollowTag = defineCall({
  method: 'DELETE',
  path: '/api/followed-tags',
  summary: 'Stop following a hashtag',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({ user_id, tag }),
  reply: z.object({ tag: z.string(), isFollowing: z.boolean() }),
});

export const readTagPosts = defineCall({
  method: 'GET',
  path: '/api/followed-tags/posts',
  summary: 'Public posts with hashtags that the member follows, newest first',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({ user_id, ...pageInput }),
  reply: z.object({ posts: z.array(postView), next_cursor: nextCursor }),
});
