import * as z from 'zod/mini';
import { facet, uuid } from '#kernel';
import { mediaView } from '#media';
import { badge } from '#members';

/** DATA-03 */
export const commentView = z.object({
  id: uuid,
  post_id: uuid,
  parent_id: z.nullable(uuid),
  user_id: uuid,
  username: z.string(),
  displayName: z.string(),
  avatar_url: z.nullable(z.string()),
  verified: z.boolean(),
  badge: z.nullable(badge),
  content: z.string(),
  facets: z.array(facet),
  image_url: z.nullable(z.string()),
  media: z.nullable(mediaView),
  likes_count: z.int(),
  liked: z.boolean(),
  created_at: z.iso.datetime(),
});
export type CommentView = z.output<typeof commentView>;
