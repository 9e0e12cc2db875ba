import * as z from 'zod/mini';
import { uuid } from '#kernel';
import { badge } from '#members';

/** DATA-07 */
export const foundMember = z.object({
  id: uuid,
  username: z.string(),
  displayName: z.string(),
  avatar_url: z.nullable(z.string()),
  bio: z.nullable(z.string()),
  verified: z.boolean(),
  badge: z.nullable(badge),
  followers_count: z.int(),
  /** The viewer follows this member. */
  is_following: z.boolean(),
});
export type FoundMember = z.output<typeof foundMember>;

export const foundTag = z.object({
  /** Lower case, without its #. */
  tag: z.string(),
  /** Posts that the viewer may see, counted up to a hundred. */
  posts: z.int(),
});
export type FoundTag = z.output<typeof foundTag>;
