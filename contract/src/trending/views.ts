import * as z from 'zod/mini';
import { idOf, type PostId } from '#kernel';
import { TOPIC_CATEGORIES } from './topics.ts';

/** Why a post is here: the terms of its score as they were when the list was made. */
export const trendView = z.object({
  post_id: idOf<PostId>(),
  score: z.number(),
  likes: z.int(),
  replies: z.int(),
  shares: z.int(),
  age_factor: z.number(),
  /** The word that was mentioned. */
  mention: z.nullable(z.string()),
});
export type TrendView = z.output<typeof trendView>;

/** EXPL-02. */
export const topicView = z.object({
  /** The hashtag without its sign: there is one of each. */
  id: z.string(),
  /** Lower case, with its sign. */
  hashtag: z.string(),
  posts: z.int(),
  people: z.int(),
  /** Percent against the window before; null: new. */
  growth: z.nullable(z.int()),
  category: z.enum(TOPIC_CATEGORIES),
});
export type TopicView = z.output<typeof topicView>;
