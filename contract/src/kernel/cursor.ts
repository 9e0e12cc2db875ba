import * as z from 'zod/mini';

export const PAGE_DEFAULT = 20;
export const PAGE_MAX = 50;

/** `limit` and `cursor` of every list. Query strings arrive as text, so the number is read from it. */
export const pageInput = {
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(PAGE_MAX)), PAGE_DEFAULT),
  cursor: z.optional(z.string().check(z.maxLength(200))),
};

export const nextCursor = z.nullable(z.string());

/** A number of ours that stands in the database as an integer. */
export const countNumber = z.coerce.number().check(z.int(), z.gte(0), z.lte(2_147_483_647));

// Parts are times, numbers, ids and words: none holds the separator.
const SEPARATOR = '~';

/** A keyset position as one word that is safe in an address. */
export const encodeCursor = (...parts: readonly string[]): string => parts.join(SEPARATOR);

export const decodeCursor = (cursor: string): string[] => cursor.split(SEPARATOR);
