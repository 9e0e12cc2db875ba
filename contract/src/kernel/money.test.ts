import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLanguage } from './language.ts';
import { amount, amountText, formatAmount, parseAmount, parseUnits, units, type Unit } from './money.ts';
import { formatUnits, plainUnits } from './units.ts';

const unit = fc.constantFrom(...(Object.keys(units) as Unit[]));

describe('an amount on the wire', () => {
  it('comes back exactly as it went, past 2^53 too', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 9_999_999_999_999_999_999n }), (value) => {
        expect(amountText.safeParse(String(value)).success).toBe(true);
        expect(parseAmount(String(value))).toBe(value);
      }),
    );
  });

  it.each([
    '',
    '-5',
    '+5',
    '1.5',
    '05',
    '1e9',
    'NaN',
    ' 5',
    '5\n',
    '٥',
    '0x5',
    '9'.repeat(20),
    '9'.repeat(100_000),
    5,
    null,
  ])('BZ-03: %j is none', (text) => {
    expect(amountText.safeParse(text).success).toBe(false);
  });
});

describe('an amount as people read it', () => {
  const format = (value: bigint, of: Unit, locale = 'en'): string =>
    formatAmount(amount(value), of, createLanguage(locale));

  it.each<[bigint, Unit, string, string]>([
    [0n, 'WGM', 'en', '0'],
    [1_234_567n, 'WGM', 'en', '1,234,567'],
    [1n, 'SOL', 'en', '0.000000001'],
    [1_500_000_000n, 'SOL', 'en', '1.5'],
    [2_000_000_000n, 'WGR', 'en', '2'],
    [1_234_500_000_000n, 'WGR', 'de', '1.234,5'],
    [-1_500_000_000n, 'WGR', 'en', '-1.5'],
    [-5n, 'points', 'en', '-5'],
    [9_007_199_254_740_993n, 'WGM', 'en', '9,007,199,254,740,993'],
    [9_999_999_999_999_999_999n, 'SOL', 'en', '9,999,999,999.999999999'],
  ])('%s of %s reads, in %s, as %s', (value, of, locale, text) => {
    expect(format(value, of, locale)).toBe(text);
  });

  it('loses nothing: read back it is the same amount', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }), unit, (value, of) => {
        const [whole = '', fraction = ''] = format(value, of).replaceAll(',', '').replace('-', '').split('.');
        const back = BigInt(whole + fraction.padEnd(units[of], '0'));
        expect(back).toBe(value < 0n ? -value : value);
      }),
    );
  });
});

describe('an amount of any token', () => {
  const value = fc.bigInt({ min: 0n, max: 2n ** 64n - 1n });
  const decimals = fc.integer({ min: 0, max: 30 });

  it('is read back from what programs write, to the last unit', () => {
    fc.assert(
      fc.property(value, decimals, (units, places) => {
        expect(parseUnits(plainUnits(units, places), places)).toBe(units);
      }),
    );
  });

  it('is written with every digit it has, however fine it is cut', () => {
    fc.assert(
      fc.property(value, decimals, (units, places) => {
        const written = formatUnits(units, places, createLanguage('en'));
        expect(written.replaceAll(',', '')).toBe(plainUnits(units, places));
      }),
    );
    expect(formatUnits(1_234_000_000_567_890_123_456n, 18, createLanguage('de'))).toBe('1.234,000000567890123456');
  });

  it.each<[string, number, bigint]>([
    ['0.1', 9, 100_000_000n],
    ['.5', 1, 5n],
    ['5.', 2, 500n],
    [' 12 ', 0, 12n],
    ['1.50', 1, 15n],
    ['1.000', 0, 1n],
    ['007', 0, 7n],
  ])('%j with %d decimals is %d units', (text, places, units) => {
    expect(parseUnits(text, places)).toBe(units);
  });

  it.each<[string, number]>([
    ['', 9],
    ['.', 9],
    ['-1', 9],
    ['+1', 9],
    ['1e3', 9],
    ['1,5', 9],
    ['1.2.3', 9],
    ['0.15', 1],
    ['1.5', 0],
    ['0x1', 0],
    ['٥', 0],
    ['1'.repeat(21), 0],
  ])('%j with %d decimals is no amount', (text, places) => {
    expect(parseUnits(text, places)).toBeNull();
  });
});
