import * as z from 'zod/mini';
import { uuid } from './ids.ts';

export const PAGE_DEFAULT = 20;
export const PAGE_MAX = 50;

// Parts are times, numbers, ids and words: none holds the separator.
const SEPARATOR = '~';
const ISO_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
/** The end of the year 9999, in milliseconds: no number or time of ours is larger. */
export const LAST_TIME_MS = 253_402_300_799_999;

/** A time as our cursors hold it, which every database can read. */
export const isTime = (part: string): boolean =>
  ISO_TIME.test(part) && !part.startsWith('0000') && !Number.isNaN(Date.parse(part));

/** SR-L1: a number or a time beyond what we count and the database holds is refused; other nonsense ends the list. */
const isInRange = (part: string): boolean => {
  if (/^[+-]?[\d.]+(e[+-]?\d+)?$/i.test(part)) return Number(part) >= 0 && Number(part) <= LAST_TIME_MS;
  return !/^[+-]?\d{4,6}-\d{2}/.test(part) || isTime(part) || z.safeParse(uuid, part).success;
};

const cursor = z.string().check(
  z.maxLength(200),
  z.refine((text) => text.split(SEPARATOR).every(isInRange), 'Not a valid cursor'),
);

/** `limit` and `cursor` of every list. Query strings arrive as text, so the number is read from it. */
export const pageInput = {
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(PAGE_MAX)), PAGE_DEFAULT),
  cursor: z.optional(cursor),
};

export const nextCursor = z.nullable(z.string());

/** A number of ours that stands in the database as an integer. */
export const countNumber = z.coerce.number().check(z.int(), z.gte(0), z.lte(2_147_483_647));

/** A keyset position as one word that is safe in an address. */
export const encodeCursor = (...parts: readonly string[]): string => parts.join(SEPARATOR);

export const decodeCursor = (cursor: string): string[] => cursor.split(SEPARATOR);
