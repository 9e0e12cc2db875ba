import * as z from 'zod/mini';
import { textUpTo } from '#kernel';
import { LIST_NAME_MAX, TAG_MAX } from './limits.ts';

export const listName = textUpTo(LIST_NAME_MAX, `A name has at most ${LIST_NAME_MAX} characters`).check(
  z.refine((text) => text.trim() !== '', 'A list needs a name'),
);

const NO_TAG = 'A hashtag is one word of letters, digits and _';

/** With or without its #, in any case; both sides know it in lower case and without. */
export const tag = z.pipe(
  z.string().check(z.maxLength(TAG_MAX + 1, NO_TAG), z.regex(/^#?[\p{L}\p{M}\p{N}_]+$/u, NO_TAG)),
  z.transform((text) => text.replace(/^#/, '').toLowerCase().normalize('NFC')),
);
