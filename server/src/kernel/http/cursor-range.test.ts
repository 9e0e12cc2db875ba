import { expect, it } from 'vitest';
import { isCursorInRange } from './cursor-range.ts';

const id = '01890a5d-ac96-774b-bcce-b302099a8057';

it('[SR-L1] a cursor with a number or a time that nothing of ours can hold is out of range', () => {
  const times = ['+275760-09-13T00:00:00.000Z', '-000001-01-01T00:00:00.000Z', '2026-02-31T25:00:00.000Z'];
  for (const bad of ['-1', '1e300', '9'.repeat(30), ...times])
    for (const cursor of [bad, `${bad}~${id}`, `owner~${bad}~${id}`])
      expect([cursor, isCursorInRange(cursor)]).toEqual([cursor, false]);
  // Ids, words and numbers of ours pass, also an id that begins like a date.
  for (const cursor of [id, '2026-11-16T00:00:00.000Z', `7.2~${id}`, 'x', '', '12345678-1234-1234-1234-123456789012'])
    expect([cursor, isCursorInRange(cursor)]).toEqual([cursor, true]);
});
