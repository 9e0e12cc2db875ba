import * as z from 'zod/mini';
import { defineCall, idOf, kernelErrors, nextCursor, pageInput, type PostId } from '#kernel';
import { postView } from '#posts';
import { candidateView, topicView, trendView, weightsView } from './views.ts';
import { TREND_WINDOW_DEFAULT, TREND_WINDOWS } from './windows.ts';

const errors = kernelErrors;
const window = z._default(z.enum(TREND_WINDOWS), TREND_WINDOW_DEFAULT);
/** When the list was made; it is made anew every five minutes. */
const countedAt = z.iso.datetime();

/** TREND-01, D21. */
export const readTrending = defineCall({
  method: 'GET',
  path: '/api/trending',
  summary: 'Posts of a window of time by their score, each with the terms it is made of',
  for: 'anyone',
  actor: null,
  errors,
  input: z.object({
    window,
    /** SOC-12: `own` has the member's own weights, where they have any. */
    by: z._default(z.enum(['everyone', 'own']), 'everyone'),
    ...pageInput,
  }),
  reply: z.object({
    posts: z.array(postView),
    trends: z.array(trendView),
    /** What they are ranked with; null: the documented formula. */
    weights: z.nullable(weightsView),
    counted_at: countedAt,
    next_cursor: nextCursor,
  }),
});

/** SOC-12. */
export const readFormula = defineCall({
  method: 'GET',
  path: '/api/trending/formula',
  summary: 'What the ranking of a window is made of, to run the formula again, and the same of one post',
  for: 'anyone',
  actor: null,
  errors,
  input: z.object({ window, post_id: z.optional(idOf<PostId>()) }),
  reply: z.object({
    /** The ranking, in no order that matters: at most 500. */
    candidates: z.array(candidateView),
    /** The post that was asked for, in the ranking or not; null: there is none that the viewer may see. */
    post: z.nullable(candidateView),
    counted_at: countedAt,
  }),
});

/** TREND-03. */
export const readTopics = defineCall({
  method: 'GET',
  path: '/api/trending/topics',
  summary: 'Hashtags used in a window of time, and their growth against the window before',
  for: 'anyone',
  actor: null,
  errors,
  input: z.object({ window, ...pageInput }),
  reply: z.object({ topics: z.array(topicView), counted_at: countedAt, next_cursor: nextCursor }),
});
