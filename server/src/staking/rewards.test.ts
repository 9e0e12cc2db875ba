import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rateFor, RATE_WHOLE, rewardFor, UNITS_MAX } from '@wagram/contract/staking';
import { playStakes, testApp } from '#testing';

const YEAR_MS = 365n * 24n * 3_600_000n;

describe('rewards', () => {
  it('[MON-09] never exceed their account nor what was earned, in any order of stakes, looks, claims and failures', async () => {
    const env = { CHAIN: 'off', DEMO: 'off', STAKING_RATE: '100' };
    await playStakes(await testApp({ env }), 300, 43);
  });

  it('[MON-09] are counted in whole numbers, up to the largest sum that there is', () => {
    expect(rewardFor(1_000n, 800n, YEAR_MS)).toBe(80n);
    expect(rewardFor(1_000n, 800n, YEAR_MS / 2n)).toBe(40n);
    expect(rewardFor(12n, 800n, YEAR_MS)).toBe(0n);
    expect(rewardFor(UNITS_MAX, RATE_WHOLE, YEAR_MS)).toBe(UNITS_MAX);
    expect(rewardFor(1_000n, 800n, -1n)).toBe(0n);
  });

  it('[MON-09] the rate falls so that what is left lasts for a year of it', () => {
    expect(rateFor(800n, 0n, 0n)).toBe(0n);
    expect(rateFor(800n, 1n, 0n)).toBe(800n);
    expect(rateFor(800n, 80n, 1_000n)).toBe(800n);
    expect(rateFor(800n, 40n, 1_000n)).toBe(400n);
    const units = fc.bigInt(0n, UNITS_MAX);
    fc.assert(
      fc.property(fc.bigInt(0n, RATE_WHOLE), units, units, (named, left, staked) => {
        const rate = rateFor(named, left, staked);
        expect(rate).toBeLessThanOrEqual(named);
        expect(rewardFor(staked, rate, YEAR_MS)).toBeLessThanOrEqual(left);
      }),
    );
  });
});
