import * as z from 'zod/mini';
import { defineCall, idOf, nextCursor, pageInput, type ListId, type MemberId } from '#kernel';
import { memberCard } from '#members';
import { postView } from '#posts';
import { listErrors } from './errors.ts';
import { listName } from './fields.ts';
import { listView } from './views.ts';

const errors = listErrors;
const user_id = z.optional(idOf<MemberId>());
const list_id = idOf<ListId>();

export const readLists = defineCall({
  method: 'GET',
  path: '/api/lists',
  summary: 'The member’s own lists of people; with member_id, which of them hold that member',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({ user_id, member_id: z.optional(idOf<MemberId>()) }),
  /** `follows_tags`: there is something to read besides, without another question. */
  reply: z.object({ lists: z.array(listView), follows_tags: z.boolean() }),
});

export const createList = defineCall({
  method: 'POST',
  path: '/api/lists',
  summary: 'Begin a list of people',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({ user_id, name: listName }),
  reply: z.object({ list: listView }),
  once: () => true,
});

export const renameList = defineCall({
  method: 'PUT',
  path: '/api/lists',
  summary: 'Give a list another name',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({ user_id, list_id, name: listName }),
  reply: z.object({}),
});

export const deleteList = defineCall({
  method: 'DELETE',
  path: '/api/lists',
  summary: 'Delete a list',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({ user_id, list_id }),
  reply: z.object({}),
});

export const listSeat = z.object({ user_id, list_id, member_id: idOf<MemberId>() });

export const addToList = defineCall({
  method: 'POST',
  path: '/api/lists/members',
  summary: 'Put a member on a list; they are not told',
  for: 'member',
  actor: 'user_id',
  errors,
  input: listSeat,
  reply: z.object({ holds: z.boolean() }),
});

export const takeOffList = defineCall({
  method: 'DELETE',
  path: '/api/lists/members',
  summary: 'Take a member off a list',
  for: 'member',
  actor: 'user_id',
  errors,
  input: listSeat,
  reply: z.object({ holds: z.boolean() }),
});

export const readListMembers = defineCall({
  method: 'GET',
  path: '/api/lists/members',
  summary: 'Who is on a list, as far as they are there for its owner',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({ user_id, list_id }),
  reply: z.object({ members: z.array(memberCard) }),
});

export const readListPosts = defineCall({
  method: 'GET',
  path: '/api/lists/posts',
  summary: 'Posts of the people on a list, newest first',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({ user_id, list_id, ...pageInput }),
  reply: z.object({ posts: z.array(postView), next_cursor: nextCursor }),
});
