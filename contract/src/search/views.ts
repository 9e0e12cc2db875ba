import * as z from 'zod/mini';
import { memberCard } from '#members';

/** DATA-07 */
export const foundMember = z.extend(memberCard, {
  bio: z.nullable(z.string()),
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
