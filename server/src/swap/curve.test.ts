import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyMarket, kOf, playMarket } from '#testing';

describe('the curve of a pool', () => {
  it('[MON-07] k never falls and nothing is lost, whatever lands in whatever order', () => {
    fc.assert(
      fc.property(anyMarket, (market) => {
        for (const { floor, after, isConserved } of playMarket(market)) {
          expect(kOf(after)).toBeGreaterThanOrEqual(floor);
          expect([after.sol > 0n, after.tokens > 0n, isConserved]).toEqual([true, true, true]);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('[MON-07] a desk that prices from what has landed alone would lose: the test can fail', () => {
    const failed = fc.check(
      fc.property(anyMarket, (market) =>
        playMarket({ ...market, isBlind: true }).every(({ floor, after }) => kOf(after) >= floor),
      ),
      { numRuns: 2_000 },
    );
    expect(failed.failed).toBe(true);
  });
});
