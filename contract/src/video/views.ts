import * as z from 'zod/mini';
import { facet } from '#kernel';
import { postView } from '#posts';

/** A video is a post that has a title; everything that can be done to a post can be done to it. */
export const videoView = z.object({
  post: postView,
  title: z.string(),
  description: z.string(),
  /** Links, mentions and hashtags of the description. */
  facets: z.array(facet),
  /** Seconds, where they are known. */
  duration: z.nullable(z.number()),
  /** How the viewer stands to the author. */
  isFollowing: z.boolean(),
  isRequested: z.boolean(),
  isPrivate: z.boolean(),
});
export type VideoView = z.output<typeof videoView>;
