import * as z from 'zod/mini';
import { memberCard } from '#members';

/** DATA-05 */
export const followEntry = z.extend(memberCard, {
  bio: z.nullable(z.string()),
  followers_count: z.int(),
  followed_at: z.iso.datetime(),
  /** The viewer follows this member, or waits to be let in (D20). */
  is_following: z.boolean(),
  is_requested: z.boolean(),
});
export type FollowEntry = z.output<typeof followEntry>;

/** Somebody who waits to follow the viewer. */
export const followRequest = z.extend(z.omit(followEntry, { followed_at: true, is_requested: true }), {
  requested_at: z.iso.datetime(),
});
export type FollowRequest = z.output<typeof followRequest>;
