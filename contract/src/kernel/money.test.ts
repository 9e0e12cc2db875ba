import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLanguage } from './language.ts';
import { amount, amountText, formatAmount, parseAmount, units, type Unit } from './money.ts';

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
