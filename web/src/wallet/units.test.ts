import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openPage } from '#testing';
import { formatSol, formatUnits } from './units.ts';

describe('amounts of tokens', () => {
  it('are written with the decimals of their token, and nothing is rounded', () => {
    openPage();
    expect(formatSol(1_500_000_000n)).toBe('1.5');
    expect(formatSol(1n)).toBe('0.000000001');
    expect(formatSol(0n)).toBe('0');
    expect(formatUnits(-1_234_567_890n, 6)).toBe('−1,234.56789');
    expect(formatUnits(12n, 0)).toBe('12');
    expect(formatUnits(2n ** 64n - 1n, 9)).toBe('18,446,744,073.709551615');
  });

  it('read back they are the same number', () => {
    openPage();
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }), fc.integer({ min: 0, max: 15 }), (units, decimals) => {
        const [whole = '', behind = ''] = formatUnits(units, decimals).replaceAll(',', '').split('.');
        expect(BigInt(whole + behind.padEnd(decimals, '0'))).toBe(units);
      }),
    );
  });
});
