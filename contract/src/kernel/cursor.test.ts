import fc from 'fast-check';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { decodeCursor, encodeCursor, pageInput } from './cursor.ts';
import { idOf, isId, type PostId } from './ids.ts';

const postId = idOf<PostId>();

const page = z.object(pageInput);
const read = (input: Record<string, unknown>) => page.safeParse(input);

describe('a cursor', () => {
  const part = fc.oneof(
    fc
      .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString()),
    fc.uuid(),
    fc.nat().map(String),
  );

  it('comes back as it went, and needs no escaping in an address', () => {
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 4 }), (parts) => {
        const cursor = encodeCursor(...parts);
        expect(decodeCursor(cursor)).toEqual(parts);
        expect(new URLSearchParams(`cursor=${cursor.replaceAll('+', '%2B')}`).get('cursor')).toBe(cursor);
        expect(read({ cursor }).success).toBe(true);
      }),
    );
  });

  it('IN-04: any text can be taken apart without an error', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(decodeCursor(text).length).toBeGreaterThan(0);
      }),
    );
  });

  it('is at most 200 characters long', () => {
    expect(read({ cursor: 'x'.repeat(200) }).success).toBe(true);
    expect(read({ cursor: 'x'.repeat(201) }).success).toBe(false);
  });
});

describe('the size of a page', () => {
  it('is 20 unless asked for, and from 1 to 50', () => {
    expect(read({}).data).toEqual({ limit: 20 });
    expect(read({ limit: '1' }).data?.limit).toBe(1);
    expect(read({ limit: '50' }).data?.limit).toBe(50);
  });

  it.each(['0', '51', '-1', '1e9', '1.5', 'NaN', 'Infinity', 'ten', '0x', '1,5', {}, [1, 2], '9'.repeat(400)])(
    'DS-01: refuses %j',
    (limit) => {
      expect(read({ limit }).success).toBe(false);
    },
  );
});

describe('an id', () => {
  it('is a UUID of any version, in either case, and comes out small', () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        expect(z.parse(postId, id.toUpperCase())).toBe(id);
        expect(isId(id)).toBe(true);
      }),
    );
  });

  it.each([
    '',
    'x',
    '1',
    "' or 1=1 --",
    '01890a5d-ac96-774b-bcce-b302099a8057 ',
    '01890a5dac96774bbcceb302099a8057',
    null,
    7,
  ])('IN-04: %j is none', (text) => {
    expect(postId.safeParse(text).success).toBe(false);
  });

  it('a line break at the end does not slip through', () => {
    expect(postId.safeParse('01890a5d-ac96-774b-bcce-b302099a8057\n').success).toBe(false);
    expect(isId('01890a5d-ac96-774b-bcce-b302099a8057\n')).toBe(false);
  });
});
