import * as z from 'zod/mini';
import { facet, idOf, type CommentId, type MemberId, type PostId } from '#kernel';
import { mediaView } from '#media';
import { badge } from '#members';

/** DATA-03 */
export const commentView = z.object({
  id: idOf<CommentId>(),
  post_id: idOf<PostId>(),
  parent_id: z.nullable(idOf<CommentId>()),
  user_id: idOf<MemberId>(),
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
