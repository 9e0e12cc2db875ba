import * as z from 'zod/mini';
import { actorId, defineCall, facet, idOf, type CommentId, type PostId } from '#kernel';
import { translationErrors } from './errors.ts';

/** `es`, or with a script or a country: `zh-Hant`, `pt-BR`. */
const languageTag = z.string().check(z.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$/, 'Name a language, for example es'));

export const translate = defineCall({
  method: 'POST',
  path: '/api/translate',
  summary: 'The text of a post, or of a comment, in another language, by a machine',
  for: 'member',
  actor: 'user_id',
  errors: translationErrors,
  input: z.object({
    user_id: actorId,
    /** One of the two; where both are named, the post. */
    post_id: z.optional(idOf<PostId>()),
    comment_id: z.optional(idOf<CommentId>()),
    to: languageTag,
  }),
  reply: z.object({
    text: z.string(),
    facets: z.array(facet),
    /** The language that it was written in. */
    from: z.string(),
  }),
});
