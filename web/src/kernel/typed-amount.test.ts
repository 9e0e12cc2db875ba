import { act } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { openPage } from '../testing/index.ts';
import { switchLanguage } from './switch-language.ts';
import { readAmount, writeAmount } from './typed-amount.ts';

const speak = (tag: string) =>
  act(() => switchLanguage(tag, { texts: () => Promise.resolve(null), sentences: () => Promise.resolve(null) }));

afterEach(() => speak('en'));

describe('an amount that somebody types', () => {
  it('[LNG-02] has a point or a comma, whatever the keyboard of the phone offers', async () => {
    openPage();
    for (const tag of ['en', 'de', 'es', 'ar']) {
      await speak(tag);
      const read = (texts: readonly string[]) => new Set(texts.map((text) => readAmount(text, 9)));
      expect(read(['0.5', '0,5', ' .5 ', ',5', '٠٫٥', '۰٫۵', '0,500'])).toEqual(new Set([500_000_000n]));
      expect(read(['12', '١٢', '12,', '12.'])).toEqual(new Set([12_000_000_000n]));
      expect(read(['', '-1', '1,5,0', '1.000,5', '1e3', '0,5 SOL', ',', '1 000'])).toEqual(new Set([null]));
    }
  });

  it('[LNG-02] is none where it is a thousand to some and one to others', async () => {
    openPage();
    expect([readAmount('1.000', 9), readAmount('1,000', 9)]).toEqual([1_000_000_000n, null]);
    expect([readAmount('1.000', 0), readAmount('1,000', 0), readAmount('1.0', 0)]).toEqual([null, null, 1n]);
    await speak('de');
    expect([readAmount('1.000', 9), readAmount('1,000', 9)]).toEqual([null, 1_000_000_000n]);
    expect([readAmount('1.0000', 9), readAmount('0.125', 9)]).toEqual([1_000_000_000n, 125_000_000n]);
  });

  it('[LNG-02] is put into a field as it would be typed, and read again', async () => {
    openPage();
    expect(writeAmount(1_234_500_000_000n, 9)).toBe('1234.5');
    await speak('de');
    expect(writeAmount(1_234_500_000_000n, 9)).toBe('1234,5');
    for (const value of [0n, 1n, 1_001_000_000n, 987_654_321_000n])
      expect(readAmount(writeAmount(value, 9), 9)).toBe(value);
  });
});
