import * as z from 'zod/mini';
import { defineCall, idOf, nextCursor, pageInput, textUpTo, type MemberId } from '#kernel';
import { postView } from '#posts';
import { searchErrors } from './errors.ts';
import { SEARCH_MAX } from './limits.ts';
import { foundMember, foundTag } from './views.ts';

const errors = searchErrors;
const words = textUpTo(SEARCH_MAX, `A search has at most ${SEARCH_MAX} characters`);

/** SRCH-01: one path, three kinds of things; the reply holds the kind that was asked for. */
export const search = defineCall({
  method: 'GET',
  path: '/api/search',
  summary:
    'Members by handle and name, posts by words, #hashtags and from:, since:, until:, has:, or hashtags that begin like this',
  for: 'anyone',
  actor: null,
  errors,
  input: z.object({ q: words, type: z._default(z.enum(['users', 'posts', 'tags']), 'users'), ...pageInput }),
  reply: z.object({
    users: z.optional(z.array(foundMember)),
    posts: z.optional(z.array(postView)),
    tags: z.optional(z.array(foundTag)),
    /** Of posts, newest first. */
    next_cursor: z.optional(nextCursor),
  }),
});

export const searchUsers = defineCall({
  method: 'GET',
  path: '/api/search-users',
  summary: 'Members by handle and name, without one who is not meant',
  for: 'anyone',
  actor: null,
  errors,
  input: z.object({ q: words, exclude_user: z.optional(idOf<MemberId>()), limit: pageInput.limit }),
  reply: z.object({ users: z.array(foundMember) }),
});
