import * as z from 'zod/mini';
import { commentView } from '#comments';
import { facet } from '#kernel';
import { memberCard, profileView } from '#members';
import { postView } from '#posts';

/** A member as this viewer may see them, and how the two stand. A guest stands in no relation. */
export const visitedProfile = z.extend(profileView, {
  /** Links, mentions and hashtags of the bio. */
  bio_facets: z.array(facet),
  is_private: z.boolean(),
  /** Posts and lists are shown to this viewer. */
  is_open: z.boolean(),
  is_following: z.boolean(),
  is_requested: z.boolean(),
  follows_you: z.boolean(),
  is_blocked: z.boolean(),
  is_muted: z.boolean(),
  /** CHN-13: they have linked an address, and the viewer is a member who may know of it. */
  can_be_paid: z.boolean(),
  /** USER-04: up to five whom the viewer follows and who follow this member, and how many there are. */
  mutuals: z.array(memberCard),
  mutuals_count: z.int(),
});
export type VisitedProfile = z.output<typeof visitedProfile>;

/** SOC-07: what a member answered, with the post it stands under. */
export const replyView = z.extend(commentView, { post: postView });
export type ReplyView = z.output<typeof replyView>;
