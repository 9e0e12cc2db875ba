import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { handle } from './handle-field.ts';
import { atHandle, bareHandle, checkHandle } from './handle.ts';

const messageOf = (text: unknown): string | undefined => handle.safeParse(text).error?.issues[0]?.message;

describe('a handle', () => {
  it('[AUTH-20] may be typed with or without its @, and with spaces around', () => {
    for (const typed of ['ana_1', '@ana_1', '  @ana_1 ']) {
      expect(handle.parse(typed)).toBe('ana_1');
      expect(atHandle(typed)).toBe('@ana_1');
    }
    expect(bareHandle('@@ana')).toBe('@ana');
    expect(checkHandle('@@ana')).toBe('Username can only use letters, digits and _');
  });

  it('[AUTH-18] says what is wrong with one, in words', () => {
    expect(messageOf('an')).toBe('Username must be at least 3 characters');
    expect(messageOf('@an')).toBe('Username must be at least 3 characters');
    expect(messageOf('')).toBe('Username must be at least 3 characters');
    expect(messageOf('a'.repeat(30))).toBeUndefined();
    expect(messageOf('a'.repeat(31))).toBe('Username must be at most 30 characters');
    expect(messageOf('a'.repeat(100_000))).toBe('Username must be at most 30 characters');
    for (const text of ['a b c', 'ána', 'a-b-c', 'a.b.c', 'ana!', '@ana@', 'ana\u0000', 'аna', 'an\na', '<b>'])
      expect(messageOf(text), text).toBe('Username can only use letters, digits and _');
  });

  it('is nothing but letters, digits and _ once it is taken, whatever was typed', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^@?[\w-]{0,32}\s?$/)), (text) => {
        const result = handle.safeParse(text);
        expect(result.success).toBe(checkHandle(text) === null && text.length <= 120);
        if (result.success) expect(result.data).toMatch(/^[A-Za-z0-9_]{3,30}$/);
      }),
      { numRuns: 300 },
    );
  });

  it('IN-06: an endless one is refused by its length: the pattern is not tried', () => {
    for (const text of ['a'.repeat(100_000), '@'.repeat(100_000), ' '.repeat(100_000), '_'.repeat(99_999) + '!'])
      expect(handle.safeParse(text).success).toBe(false);
    expect(checkHandle('a'.repeat(100_000))).toBe('Username must be at most 30 characters');
  });
});
