import * as z from 'zod/mini';
import { english, memberText, textUpTo } from '#kernel';
import {
  ALT_MAX,
  PICTURES_MAX,
  POST_MAX,
  POST_POLL_MAX,
  POST_POLL_MIN,
  POST_POLL_MINUTES_MAX,
  POST_POLL_MINUTES_MIN,
  POST_POLL_OPTION_MAX,
  WARNING_MAX,
} from './limits.ts';

export const postWords = textUpTo(POST_MAX, () => `A post has at most ${english.number(POST_MAX)} characters`);
export const altText = textUpTo(ALT_MAX, () => `A description has at most ${english.number(ALT_MAX)} characters`);
/** Empty: no warning. */
export const postWarning = textUpTo(WARNING_MAX, `A warning has at most ${WARNING_MAX} characters`);

/** One photo of several, in their order. */
const picture = z.object({
  url: memberText.check(z.minLength(1), z.maxLength(2_048)),
  alt: z.optional(altText),
});

export const pictures = z.array(picture).check(z.maxLength(PICTURES_MAX, `A post has at most ${PICTURES_MAX} photos`));

const POLL_SIZE = `A poll has ${POST_POLL_MIN} to ${POST_POLL_MAX} answers`;
const pollOption = textUpTo(POST_POLL_OPTION_MAX, `An answer has at most ${POST_POLL_OPTION_MAX} characters`).check(
  z.trim(),
  z.minLength(1, 'An answer cannot be empty'),
);

/** The question is the post's content. */
export const pollDraft = z.object({
  options: z.array(pollOption).check(
    z.minLength(POST_POLL_MIN, POLL_SIZE),
    z.maxLength(POST_POLL_MAX, POLL_SIZE),
    z.refine((options) => new Set(options).size === options.length, 'Two answers are the same'),
  ),
  minutes: z
    .int()
    .check(
      z.gte(POST_POLL_MINUTES_MIN, `A poll is open for at least ${POST_POLL_MINUTES_MIN} minutes`),
      z.lte(POST_POLL_MINUTES_MAX, 'A poll is open for at most a week'),
    ),
});
export type PollDraft = z.output<typeof pollDraft>;
