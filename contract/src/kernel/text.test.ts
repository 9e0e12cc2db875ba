import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countGraphemes, fitsGraphemes, textUpTo } from './text.ts';

const family = '👨‍👩‍👧‍👦';
const flag = '🇨🇿';
const thumb = '👍🏽';

// Text of people: letters, combining marks, emoji of several code points, half surrogates.
const anyText = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'binary' }),
      fc.constantFrom(family, flag, thumb, 'e\u0301', '\u200d', '\ufe0f', '\r\n', '\ud800', 'นี้', '한'),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

describe('counting characters', () => {
  it.each([
    ['', 0],
    ['abc', 3],
    ['žluťoučký', 9],
    ['e\u0301', 1],
    [family, 1],
    [flag + flag, 2],
    [thumb, 1],
    ['❤️', 1],
    ['\r\n', 1],
    [`a${'\u0301'.repeat(10_000)}`, 1],
  ])('BZ-06: counts what a reader would call a character: %j', (text, count) => {
    expect(countGraphemes(text)).toBe(count);
  });
});

describe('a limit of characters', () => {
  it('BZ-06: is exact for letters and for emoji of eleven code units', () => {
    for (const one of ['a', 'ž', family, flag, thumb]) {
      expect(fitsGraphemes(one.repeat(280), 280), one).toBe(true);
      expect(fitsGraphemes(one.repeat(281), 280), one).toBe(false);
    }
  });

  it('BZ-06: says the same as counting, for any text of ordinary thickness', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 0, max: 40 }), (text, max) => {
        fc.pre(text.length <= max * 16);
        expect(fitsGraphemes(text, max)).toBe(countGraphemes(text) <= max);
      }),
      { numRuns: 500 },
    );
  });

  it('BZ-06: never lets more through than counting would', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 0, max: 40 }), (text, max) => {
        if (fitsGraphemes(text, max)) expect(countGraphemes(text)).toBeLessThanOrEqual(max);
      }),
      { numRuns: 500 },
    );
  });

  it('BZ-06: keeps out ten thousand combining marks on one letter', () => {
    expect(fitsGraphemes(`a${'\u0301'.repeat(10_000)}`, 160)).toBe(false);
    expect(fitsGraphemes(`a${'\u0301'.repeat(3)}`, 1)).toBe(true);
  });

  it('IN-06: a megabyte is refused by its length, without being looked at', () => {
    let isRead = false;
    const huge = {
      length: 1_000_000,
      [Symbol.toPrimitive]: () => {
        isRead = true;
        return '';
      },
      toString: () => {
        isRead = true;
        return '';
      },
    };
    expect(fitsGraphemes(huge as unknown as string, 280)).toBe(false);
    expect(isRead).toBe(false);
  });

  it('is a field that tells its own sentence', () => {
    const bio = textUpTo(3, 'At most 3 characters');
    expect(bio.safeParse(family.repeat(3)).success).toBe(true);
    expect(bio.safeParse('four').error?.issues[0]?.message).toBe('At most 3 characters');
  });
});
