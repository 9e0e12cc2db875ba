import { assert, double, property, tuple, array, noShrink } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addComment, beginSimulation, stepSimulation } from './simulation.ts';

const throwOf = double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const diceOf = (values: readonly number[]) => {
  let at = 0;
  return () => {
    at += 1;
    return values[at - 1] ?? 0;
  };
};

describe('the simulation of a demo', () => {
  it('[LIVE-04] begins with 10 to 59 viewers and nothing else', () => {
    assert(
      property(throwOf, (value) => {
        const { viewers, ...rest } = beginSimulation(() => value);
        expect(viewers).toBeGreaterThanOrEqual(10);
        expect(viewers).toBeLessThanOrEqual(59);
        expect(rest).toEqual({ likes: 0, comments: 0, shares: 0, tenths: 0 });
      }),
    );
    expect([0, 0.999_999].map((value) => beginSimulation(() => value).viewers)).toEqual([10, 59]);
  });

  it('[LIVE-03][LIVE-04] each step: viewers by -1 to +1, likes 0 or 1, comments at 30 %, shares at 10 %, 0.1 at 20 %', () => {
    const step = tuple(throwOf, throwOf, throwOf, throwOf, throwOf);
    assert(
      property(noShrink(array(step, { maxLength: 200 })), (throws) => {
        let now = beginSimulation(() => 0);
        for (const values of throws) {
          const next = stepSimulation(now, diceOf(values));
          const [viewers, likes, comments, shares, earned] = values;
          expect(next).toEqual({
            viewers: Math.max(0, now.viewers + (viewers < 1 / 3 ? -1 : viewers < 2 / 3 ? 0 : 1)),
            likes: now.likes + (likes < 0.5 ? 0 : 1),
            comments: now.comments + (comments < 0.3 ? 1 : 0),
            shares: now.shares + (shares < 0.1 ? 1 : 0),
            tenths: now.tenths + (earned < 0.2 ? 1 : 0),
          });
          now = next;
        }
      }),
    );
  });

  it('[LIVE-04] a message of the host adds a comment', () => {
    const before = beginSimulation(() => 0.5);
    expect(addComment(before)).toEqual({ ...before, comments: 1 });
  });
});
