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
  /** The viewer follows its author. Only told where their own weights make a difference of it. */
  followed: z.optional(z.boolean()),
});
export type TrendView = z.output<typeof trendView>;

/** SOC-12. */
export const weightsView = z.object({
  likes: z.number(),
  replies: z.number(),
  shares: z.number(),
  fade: z.number(),
  following: z.number(),
});

/** SOC-12: one of the shared ranking, with what the formula needs of it and what people know it by. */
export const candidateView = z.object({
  post_id: idOf<PostId>(),
  username: z.string(),
  displayName: z.string(),
  /** How it begins; of a post with a warning, the warning. Empty where it has no words. */
  excerpt: z.string(),
  likes: z.int(),
  replies: z.int(),
  shares: z.int(),
  age_factor: z.number(),
  mention: z.nullable(z.string()),
  followed: z.boolean(),
});
export type CandidateView = z.output<typeof candidateView>;

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
