import { isTime } from '#kernel';
import { decodeCursor, encodeCursor, isUuid } from '@wagram/contract/kernel';

// Lists of people (followers, requests, blocks) go by the time of their row, newest first, then by the member.
const LAST = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
const NEVER = new Date('9999-12-31T00:00:00Z');

/** Where a page starts, as two parameters; null for a cursor that nobody gave out: it ends the list. */
export const startOfPeople = (cursor: string | undefined): readonly [at: Date, id: string] | null => {
  if (cursor === undefined) return [NEVER, LAST];
  const [at = '', id = ''] = decodeCursor(cursor);
  return isTime(at) && isUuid(id) ? [new Date(at), id] : null;
};

/** `rows` holds one more than `limit` when there is a next page. */
export const endOfPeople = <R extends { id: string }>(
  rows: readonly R[],
  limit: number,
  at: (row: R) => Date,
): string | null => {
  const last = rows[limit - 1];
  return rows.length > limit && last !== undefined ? encodeCursor(at(last).toISOString(), last.id) : null;
};
