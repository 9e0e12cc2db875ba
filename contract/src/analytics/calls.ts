import * as z from 'zod/mini';
import { actorId, defineCall, idOf, type MemberId, type PostId } from '#kernel';
import { analyticsErrors } from './errors.ts';
import { VIEWS_AT_ONCE } from './limits.ts';
import { analyticsView } from './views.ts';

const errors = analyticsErrors;

export const readAnalytics = defineCall({
  method: 'GET',
  path: '/api/analytics',
  summary: 'What the posts of a member received; one’s own figures alone',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({ user_id: actorId }),
  reply: z.object({ analytics: analyticsView }),
});

export const reportViews = defineCall({
  method: 'POST',
  path: '/api/views',
  summary: 'Posts that the member has read and a profile they have visited; counted once a day',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({
    post_ids: z._default(
      z.array(idOf<PostId>()).check(z.maxLength(VIEWS_AT_ONCE, `A report names at most ${VIEWS_AT_ONCE} posts`)),
      [],
    ),
    profile_id: z.optional(idOf<MemberId>()),
    user_id: actorId,
  }),
  /** How many of them are counted now: what was seen before today, and what is not there, is not. */
  reply: z.object({ counted: z.int() }),
});
