import * as z from 'zod/mini';
import { actorId, defineCall, idOf, nextCursor, pageInput, type DraftId, type PostId } from '#kernel';
import { pictures, postView, postWarning, postWords } from '#posts';
import { draftErrors } from './errors.ts';
import { draftPoll } from './fields.ts';
import { draftTab, draftView } from './views.ts';

const errors = draftErrors;
const draft_id = idOf<DraftId>();

export const readDrafts = defineCall({
  method: 'GET',
  path: '/api/drafts',
  summary: 'The member’s own drafts, newest first; or their scheduled posts, the next one first',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({ user_id: actorId, tab: z._default(draftTab, 'drafts'), ...pageInput }),
  /** With what was not sent before what will be. */
  reply: z.object({ drafts: z.array(draftView), next_cursor: nextCursor }),
});

export const keepDraft = defineCall({
  method: 'PUT',
  path: '/api/drafts',
  summary: 'Keep a draft under an id of one’s own making, or change it; one that is scheduled stays so',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({
    user_id: actorId,
    draft_id,
    content: z._default(postWords, ''),
    /** Or the one video. */
    pictures: z._default(pictures, []),
    quote_of: z.optional(z.nullable(idOf<PostId>())),
    poll: z.optional(z.nullable(draftPoll)),
    warning: z.optional(z.nullable(postWarning)),
  }),
  reply: z.object({ draft: draftView }),
});

export const removeDraft = defineCall({
  method: 'DELETE',
  path: '/api/drafts',
  summary: 'Delete a draft or a scheduled post, with its files',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({ user_id: actorId, draft_id }),
  reply: z.object({}),
});

export const scheduleDraft = defineCall({
  method: 'POST',
  path: '/api/drafts/schedule',
  summary: 'Post a draft at a time, two minutes to a year ahead; another time replaces the first',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({ user_id: actorId, draft_id, at: z.iso.datetime() }),
  reply: z.object({ draft: draftView }),
});

export const unscheduleDraft = defineCall({
  method: 'DELETE',
  path: '/api/drafts/schedule',
  summary: 'Make a scheduled post a draft again',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({ user_id: actorId, draft_id }),
  reply: z.object({ draft: draftView }),
});

/** Asked again, it answers the post that it made the first time. */
export const publishDraft = defineCall({
  method: 'POST',
  path: '/api/drafts/publish',
  summary: 'Post a draft or a scheduled post now; the draft goes with it',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({ user_id: actorId, draft_id }),
  reply: z.object({ post: postView }),
});
