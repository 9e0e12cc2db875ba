import * as z from 'zod/mini';
import { amountText, facet, idOf, type MemberId, type PostId } from '#kernel';
import { mediaView } from '#media';
import { badge, memberCard } from '#members';

/** DATA-02. Each count travels under both of its documented names. */
export const postView = z.object({
  id: idOf<PostId>(),
  user_id: idOf<MemberId>(),
  userId: idOf<MemberId>(),
  username: z.string(),
  displayName: z.string(),
  avatar_url: z.nullable(z.string()),
  verified: z.boolean(),
  badge: z.nullable(badge),
  content: z.string(),
  facets: z.array(facet),
  image_url: z.nullable(z.string()),
  media: z.nullable(mediaView),
  likes: z.int(),
  likes_count: z.int(),
  replies: z.int(),
  comments_count: z.int(),
  shares: z.int(),
  shares_count: z.int(),
  gifts: z.int(),
  gifts_total: amountText,
  created_at: z.iso.datetime(),
  /** The viewer's own: false for a guest. */
  liked: z.boolean(),
  bookmarked: z.boolean(),
  /** By the operators: only its author still sees it. */
  hidden: z.boolean(),
});
export type PostView = z.output<typeof postView>;

/** MEND-25: somebody who liked a post, or gave to it. */
export const reactor = z.extend(memberCard, {
  /** When they did, or did last. */
  since: z.iso.datetime(),
  /** Of gifts: all that they gave to this post. */
  amount: z.nullable(amountText),
});
export type Reactor = z.output<typeof reactor>;

export const feedType = z.enum(['trenches', 'following', 'trending']);
export type FeedType = z.output<typeof feedType>;
