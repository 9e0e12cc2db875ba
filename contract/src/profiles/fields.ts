import * as z from 'zod/mini';
import { textUpTo } from '#kernel';
import { BIO_MAX, DISPLAY_NAME_MAX, LINK_MAX } from '#members';

const NO_LINK = 'A link is an address with https://';

// IN-02: nothing but https, and no name before the host that could pass for one.
const address = z.url({ protocol: /^https$/, error: NO_LINK }).check(
  z.maxLength(LINK_MAX, NO_LINK),
  z.refine((text) => !/^https:[/\\]*[^/?#\\]*@/i.test(text), NO_LINK),
);

/** Absent: unchanged. null or '': cleared. */
const clearable = <S extends z.ZodMiniType>(schema: S) => z.optional(z.nullable(schema));

export const bio = clearable(textUpTo(BIO_MAX, `A bio has at most ${BIO_MAX} characters`));
export const displayName = clearable(textUpTo(DISPLAY_NAME_MAX, `A name has at most ${DISPLAY_NAME_MAX} characters`));
export const link = clearable(z.union([z.literal(''), address], NO_LINK));
