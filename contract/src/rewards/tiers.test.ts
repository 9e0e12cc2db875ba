import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { progressOf, TIERS, tierOf } from './tiers.ts';

describe('the tiers of referrals', () => {
  it('[REW-01] are Bronze 0-4 with 5 each, Silver 5-19 with 7, Gold from 20 with 10', () => {
    expect(
      TIERS.map(({ name, minReferrals, maxReferrals, reward }) => [name, minReferrals, maxReferrals, reward]),
    ).toEqual([
      ['Bronze', 0, 4, 5],
      ['Silver', 5, 19, 7],
      ['Gold', 20, null, 10],
    ]);
    expect([0, 4, 5, 19, 20, 5_000].map((count) => tierOf(count).name)).toEqual([
      'Bronze',
      'Bronze',
      'Silver',
      'Silver',
      'Gold',
      'Gold',
    ]);
  });

  it('[REW-01] say how far the next one is', () => {
    expect(progressOf(0)).toMatchObject({ tier: { name: 'Bronze' }, next: { name: 'Silver' }, missing: 5, share: 0 });
    expect(progressOf(4)).toMatchObject({ missing: 1, share: 0.8 });
    expect(progressOf(5)).toMatchObject({ tier: { name: 'Silver' }, next: { name: 'Gold' }, missing: 15, share: 0 });
    expect(progressOf(20)).toMatchObject({ tier: { name: 'Gold' }, next: null, missing: 0, share: 1 });
  });

  it('[REW-01] hold every count, and reaching the missing ones reaches the next', () => {
    fc.assert(
      fc.property(fc.nat(100_000), (count) => {
        const { tier, next, missing, share } = progressOf(count);
        expect(count).toBeGreaterThanOrEqual(tier.minReferrals);
        expect(count).toBeLessThanOrEqual(tier.maxReferrals ?? Infinity);
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
        if (next !== null) expect(tierOf(count + missing)).toBe(next);
        if (next !== null) expect(tierOf(count + missing - 1)).toBe(tier);
      }),
    );
  });
});
