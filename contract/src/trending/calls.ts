import * as z from 'zod/mini';
import { defineCall, kernelErrors, nextCursor, pageInput } from '#kernel';
import { postView } from '#posts';
import { topicView, trendView } from './views.ts';
import { TREND_WINDOW_DEFAULT, TREND_WINDOWS } from './windows.ts';

const errors = kernelErrors;
const asked = { window: z._default(z.enum(TREND_WINDOWS), TREND_WINDOW_DEFAULT), ...pageInput };
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
  input: z.object(asked),
  reply: z.object({
    posts: z.array(postView),
    trends: z.array(trendView),
    counted_at: countedAt,
    next_cursor: nextCursor,
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
  input: z.object(asked),
  reply: z.object({ topics: z.array(topicView), counted_at: countedAt, next_cursor: nextCursor }),
});
