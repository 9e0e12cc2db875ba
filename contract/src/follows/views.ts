import * as z from 'zod/mini';
import { uuid } from '#kernel';
import { badge } from '#members';

/** DATA-05 */
export const followEntry = z.object({
  id: uuid,
  username: z.string(),
  displayName: z.string(),
  avatar_url: z.nullable(z.string()),
  bio: z.nullable(z.string()),
  verified: z.boolean(),
  badge: z.nullable(badge),
  followers_count: z.int(),
  followed_at: z.iso.datetime(),
  /** The viewer follows this member. */
  is_following: z.boolean(),
});
export type FollowEntry = z.output<typeof followEntry>;
