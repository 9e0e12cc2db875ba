import { decodeCursor, isId } from '@wagram/contract/kernel';

const ISO_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
/** The end of the year 9999, in milliseconds: no number or time of ours is larger. */
export const LAST_TIME_MS = 253_402_300_799_999;

/** A time as our cursors hold it, which every database can read. */
export const isTime = (part: string): boolean =>
  ISO_TIME.test(part) && !part.startsWith('0000') && !Number.isNaN(Date.parse(part));

const isInRange = (part: string): boolean => {
  if (/^[+-]?[\d.]+(e[+-]?\d+)?$/i.test(part)) return Number(part) >= 0 && Number(part) <= LAST_TIME_MS;
  return !/^[+-]?\d{4,6}-\d{2}/.test(part) || isTime(part) || isId(part);
};

/** SR-L1: a number or a time beyond what we count and the database holds is refused; other nonsense ends the list. */
export const isCursorInRange = (cursor: string): boolean => decodeCursor(cursor).every(isInRange);
