import * as z from 'zod/mini';
import { textUpTo } from '#kernel';
import { pollDraft, POST_POLL_MAX, POST_POLL_OPTION_MAX } from '#posts';

const OPTION = `An answer has at most ${POST_POLL_OPTION_MAX} characters`;

/** A poll that may still be unfinished: answers can be empty until it is posted. */
export const draftPoll = z.object({
  options: z
    .array(textUpTo(POST_POLL_OPTION_MAX, OPTION))
    .check(z.maxLength(POST_POLL_MAX, `A poll has at most ${POST_POLL_MAX} answers`)),
  minutes: pollDraft.shape.minutes,
});
export type DraftPoll = z.output<typeof draftPoll>;
