import { isTime, LAST_ID, type MemberId } from '#kernel';
import { decodeCursor, encodeCursor, isId } from '@wagram/contract/kernel';

// Lists of people (followers, requests, blocks) go by the time of their row, newest first, then by the member.
const NEVER = new Date('9999-12-31T00:00:00Z');

/** Where a page starts, as two parameters; null for a cursor that nobody gave out: it ends the list. */
export const startOfPeople = (cursor: string | undefined): readonly [at: Date, id: MemberId] | null => {
  if (cursor === undefined) return [NEVER, LAST_ID];
  const [at = '', id = ''] = decodeCursor(cursor);
  return isTime(at) && isId<MemberId>(id) ? [new Date(at), id] : null;
};

/** `rows` holds one more than `limit` when there is a next page. */
export const endOfPeople = <R extends { id: MemberId }>(
  rows: readonly R[],
  limit: number,
  at: (row: R) => Date,
): string | null => {
  const last = rows[limit - 1];
  return rows.length > limit && last !== undefined ? encodeCursor(at(last).toISOString(), last.id) : null;
};
