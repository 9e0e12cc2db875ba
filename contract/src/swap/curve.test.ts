import { describe, expect, it } from 'vitest';
import { landedOn, leastOf, NOTHING_UNDERWAY, outcomeOf, priceOf, UNITS_MAX, worthOf } from './index.ts';

const POOL = { sol: 30_000_000_000_000n, tokens: 300_000_000_000_000_000n };

describe('the curve', () => {
  it('[MON-07] takes the fee first, and says how much worse the size of a trade makes the price', () => {
    const SOL = 1_000_000_000n;
    const one = outcomeOf('buy', SOL, POOL, NOTHING_UNDERWAY, 30n);
    expect(one).toEqual({ out: 9_969_668_674_677n, fee: 3_000_000n, impact: 1 });
    expect(outcomeOf('buy', SOL, POOL, NOTHING_UNDERWAY, 0n)?.fee).toBe(0n);
    expect(outcomeOf('buy', 30_000n * SOL, POOL, NOTHING_UNDERWAY, 0n)).toMatchObject({
      out: POOL.tokens / 2n,
      impact: 5_000,
    });
    // There and back costs about twice the fee.
    const after = landedOn(POOL, 'buy', SOL, one?.out ?? 0n);
    const back = outcomeOf('sell', one?.out ?? 0n, after, NOTHING_UNDERWAY, 30n)?.out ?? 0n;
    expect([back < (SOL * 9_941n) / 10_000n, back > (SOL * 9_939n) / 10_000n]).toEqual([true, true]);
  });

  it('[MON-07] counts to its limit and says no beyond it', () => {
    for (const amount of [UNITS_MAX, 2n ** 64n - 1n, 2n ** 64n, -1n])
      expect(outcomeOf('buy', amount, POOL, NOTHING_UNDERWAY, 30n)).toBeNull();
    const most = UNITS_MAX - POOL.sol;
    const { out = 0n } = outcomeOf('buy', most, POOL, NOTHING_UNDERWAY, 30n) ?? {};
    expect(out).toBeLessThan(POOL.tokens);
    expect(outcomeOf('buy', 0n, POOL, NOTHING_UNDERWAY, 30n)?.out).toBe(0n);
    expect(outcomeOf('buy', 1n, POOL, NOTHING_UNDERWAY, 30n)).toMatchObject({ out: 0n, fee: 1n });
  });

  it('[MON-08] a price is SOL for one whole token, and a worth follows from it', () => {
    expect(priceOf(POOL.sol, POOL.tokens, 9)).toBe(100_000_000_000n);
    expect(priceOf(1n, 0n, 9)).toBe(0n);
    expect(worthOf(1_000_000_000_000_000_000n, 100_000_000_000n, 9)).toBe(100_000_000_000_000n);
    expect(leastOf(1_000n, 50)).toBe(995n);
    expect(leastOf(999n, 50)).toBe(995n);
    expect(leastOf(7n, 0)).toBe(7n);
  });
});
