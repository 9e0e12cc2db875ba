import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocate, apportion, isLookalike, poolPart, splitForPool, startPool, vestedBy } from './index.ts';

const MOST = 2n ** 64n - 1n;
const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n);

const sales = fc.record({
  goal: fc.bigInt({ min: 1n, max: MOST }),
  tokens: fc.bigInt({ min: 1n, max: MOST }),
  cap: fc.bigInt({ min: 1n, max: MOST }),
  pledges: fc.array(fc.bigInt({ min: 0n, max: MOST }), { maxLength: 40 }),
});

describe('how a sale is divided', () => {
  it('[MON-10] nothing is lost, nobody pays more than pledged or than the cap, and shares are fair to one unit', () => {
    fc.assert(
      fc.property(sales, ({ goal, tokens, cap, pledges }) => {
        const counted = pledges.map((amount) => (amount < cap ? amount : cap));
        const fills = allocate({ goal, tokens, cap }, pledges);
        const total = sum(counted);
        if (fills === null) {
          expect(total < goal).toBe(true);
          return;
        }
        expect(sum(fills.map(({ pays }) => pays))).toBe(goal);
        expect(sum(fills.map(({ gets }) => gets))).toBe(tokens);
        for (const [place, { pays, gets }] of fills.entries()) {
          const amount = counted[place] ?? 0n;
          expect(pays <= amount).toBe(true);
          const [share, part] = [(amount * goal) / total, (tokens * pays) / goal];
          expect(pays === share || pays === share + 1n).toBe(true);
          expect(gets === part || gets === part + 1n).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('[MON-10] the pool opens at the price of the sale, whoever could not pay, and takes no more than was kept for it', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 10n ** 8n, max: 10n ** 15n }),
        fc.bigInt({ min: 10n ** 9n, max: 10n ** 18n }),
        fc.integer({ min: 1, max: 99 }),
        fc.array(fc.tuple(fc.bigInt({ min: 1n, max: 10n ** 15n }), fc.boolean()), { minLength: 1, maxLength: 20 }),
        (goal, tokens, percent, buyers) => {
          const { sold, pooled } = splitForPool(tokens, percent);
          expect(sold + pooled).toBe(tokens);
          const pays = apportion(
            goal,
            buyers.map(([part]) => part),
          ).filter((_, place) => buyers[place]?.[1]);
          const start = startPool({ goal, percent, pooled }, pays);
          const toPool = sum(pays.map((paid) => poolPart(paid, percent)));
          if (start === null) return;
          expect(start.sol).toBe(toPool);
          expect(start.tokens <= pooled && start.sol <= poolPart(goal, percent)).toBe(true);
          // One token too few is all that rounding may cost.
          const fair = pooled * start.sol;
          expect(start.tokens * poolPart(goal, percent) <= fair).toBe(true);
          expect((start.tokens + 1n) * poolPart(goal, percent) > fair).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
    expect(startPool({ goal: 100n, percent: 0, pooled: 0n }, [100n])).toBeNull();
    expect(startPool({ goal: 100n, percent: 50, pooled: 10n }, [])).toBeNull();
  });

  it('[MON-10] at 2^64 - 1 the sums are exact', () => {
    expect(allocate({ goal: MOST, tokens: MOST, cap: MOST }, [MOST, MOST])).toEqual([
      { pays: MOST / 2n + 1n, gets: MOST / 2n + 1n },
      { pays: MOST / 2n, gets: MOST / 2n },
    ]);
    expect(apportion(5n, [0n, 0n])).toEqual([0n, 0n]);
  });

  it('[MON-10] the creator’s share is free by time, never before the opening and never more than it is', () => {
    const opened = new Date('2026-01-01T00:00:00Z');
    const at = (days: number) => vestedBy(300n, opened, 30, new Date(opened.getTime() + days * 86_400_000));
    expect([at(-1), at(0), at(15), at(30), at(900)]).toEqual([0n, 0n, 150n, 300n, 300n]);
  });

  it('[MON-10] names that read as another token’s are known', () => {
    const own = ['WGR', 'WGM', 'Wagram'];
    for (const name of ['SOL', 'S0L', 'wgr', 'W-G-M', 'Wagram', 'WAGRAM', 'wágram', 'ЅОL', 'Sоlana', 'ωgr', '...'])
      expect(isLookalike(name, own)).toBe(true);
    for (const name of ['SOLAR', 'TEA', 'WG', 'Чай', '茶']) expect(isLookalike(name, own)).toBe(false);
  });
});
