import * as z from 'zod/mini';
import { idOf, type PostId } from '#kernel';

/** ANAL-02: likes, comments, shares and bookmarks are those that the member's posts received; messages those they sent. */
export const analyticsView = z.object({
  overview: z.object({
    totalPosts: z.int(),
    totalLikes: z.int(),
    /** (likes + comments + shares) / posts / followers, at least one, in percent with one decimal. */
    engagementRate: z.number(),
    totalComments: z.int(),
    bookmarks: z.int(),
    followers: z.int(),
    following: z.int(),
    totalShares: z.int(),
    totalMessages: z.int(),
  }),
  topLikedPosts: z.array(
    z.object({ id: idOf<PostId>(), content: z.string(), likes: z.int(), comments: z.int(), shares: z.int() }),
  ),
  /** Every day (UTC) from the first with activity to today, up to thirty; likes are those received on it. */
  postsActivity: z.array(z.object({ date: z.iso.date(), posts: z.int(), likes: z.int(), views: z.int() })),
  /** Once for each viewer and day; one's own do not count. */
  views: z.object({ posts: z.int(), profile: z.int() }),
  /** Members who signed up through this member's invitation. */
  referrals: z.int(),
});
export type AnalyticsView = z.output<typeof analyticsView>;
