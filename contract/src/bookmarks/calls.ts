import * as z from 'zod/mini';
import { defineCall, idOf, nextCursor, pageInput, type MemberId, type PostId } from '#kernel';
import { postView } from '#posts';
import { bookmarkErrors } from './errors.ts';

const errors = bookmarkErrors;
export const bookmarkPair = z.object({ userId: z.optional(idOf<MemberId>()), postId: idOf<PostId>() });
export const bookmarkState = z.object({ bookmarked: z.boolean() });

/** BOOK-03: a listed bookmark is its post, with the time it was saved; its id is the post's. */
export const bookmarkView = z.extend(postView, { bookmarked_at: z.iso.datetime() });
export type BookmarkView = z.output<typeof bookmarkView>;

export const listBookmarks = defineCall({
  method: 'GET',
  path: '/api/bookmarks',
  summary: 'Posts the member has saved, newest first; with q, those that hold its words',
  for: 'member',
  actor: 'userId',
  errors,
  input: z.object({
    userId: z.optional(idOf<MemberId>()),
    q: z.optional(z.string().check(z.trim(), z.maxLength(200))),
    ...pageInput,
  }),
  reply: z.object({ bookmarks: z.array(bookmarkView), next_cursor: nextCursor, total: z.int() }),
});

export const addBookmark = defineCall({
  method: 'POST',
  path: '/api/bookmarks',
  summary: 'Save a post',
  for: 'member',
  actor: 'userId',
  errors,
  input: bookmarkPair,
  reply: bookmarkState,
});

export const removeBookmark = defineCall({
  method: 'DELETE',
  path: '/api/bookmarks',
  summary: 'Take a saved post off the list',
  for: 'member',
  actor: 'userId',
  errors,
  input: bookmarkPair,
  reply: bookmarkState,
});
