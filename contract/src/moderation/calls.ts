import * as z from 'zod/mini';
import { defineCall, textUpTo, uuid } from '#kernel';
import { moderationErrors } from './errors.ts';

export const REPORT_REASONS = ['spam', 'abuse', 'violence', 'nudity', 'scam', 'other'] as const;
export const REPORT_NOTE_MAX = 500;

/** POST-15: for everyone, signed in or not. */
export const createReport = defineCall({
  method: 'POST',
  path: '/api/reports',
  summary: 'Report a post, a comment or a member to the operators',
  for: 'anyone',
  actor: 'reporter_id',
  errors: moderationErrors,
  limit: 'report',
  input: z.object({
    target: z.enum(['post', 'comment', 'member']),
    target_id: uuid,
    reason: z.enum(REPORT_REASONS),
    note: z.optional(textUpTo(REPORT_NOTE_MAX, `A note has at most ${REPORT_NOTE_MAX} characters`)),
    reporter_id: z.optional(z.nullable(uuid)),
  }),
  reply: z.object({}),
});
