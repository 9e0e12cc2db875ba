import * as z from 'zod/mini';
import { actorId, defineCall, idOf, nextCursor, pageInput, textUpTo, type CommentId, type PostId } from '#kernel';
import { commentErrors } from './errors.ts';
import { COMMENT_MAX } from './limits.ts';
import { commentView } from './views.ts';

const errors = commentErrors;

export const listComments = defineCall({
  method: 'GET',
  path: '/api/comments',
  summary: 'Comments of a post, oldest first',
  for: 'anyone',
  actor: null,
  errors,
  input: z.object({ postId: idOf<PostId>(), ...pageInput }),
  reply: z.object({ comments: z.array(commentView), next_cursor: nextCursor }),
});

export const createComment = defineCall({
  method: 'POST',
  path: '/api/comments',
  summary: 'Comment on a post, or reply to a comment',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({
    content: z._default(z.nullable(textUpTo(COMMENT_MAX, `A comment has at most ${COMMENT_MAX} characters`)), ''),
    post_id: idOf<PostId>(),
    parent_id: z.optional(z.nullable(idOf<CommentId>())),
    image_url: z.optional(z.nullable(z.string().check(z.maxLength(2_048)))),
    user_id: actorId,
  }),
  reply: z.object({ comment: commentView }),
  once: () => true,
});

export const actOnComment = defineCall({
  method: 'PUT',
  path: '/api/comments',
  summary: 'Like or unlike a comment',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({ comment_id: idOf<CommentId>(), action: z.enum(['like', 'unlike']), user_id: actorId }),
  reply: z.object({ comment: commentView }),
});

export const deleteComment = defineCall({
  method: 'DELETE',
  path: '/api/comments',
  summary: 'Delete a comment of one’s own, or one under a post of one’s own',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({ comment_id: idOf<CommentId>(), user_id: actorId }),
  reply: z.object({}),
});
