import { describe, expect, it } from 'vitest';
import type { ReplayMessage } from '@wagram/contract/streams';
import { beginFor, saidUntil, stepAt } from './use-replay-chat.ts';

const at = (at_ms: number) => ({ at_ms }) as ReplayMessage;

describe('the chat of a replay', () => {
  it('[STG-01] holds what had been said at a moment, the last hundred of it', () => {
    const said = [at(0), at(1_000), at(1_000), at(5_000)];
    expect([0, 999, 1_000, 9_000].map((moment) => saidUntil(said, moment).length)).toEqual([1, 1, 3, 4]);
    const many = Array.from({ length: 150 }, (_, index) => at(index));
    expect(saidUntil(many, 120).map(({ at_ms: ms }) => ms)).toEqual(Array.from({ length: 100 }, (_, n) => n + 21));
  });

  it('[STG-01] asks for more shortly before it is needed, and begins anew after a jump', () => {
    expect([0, 59_999, 60_000, 200_000].map(beginFor)).toEqual([0, 0, 0, 120_000]);
    // Everything up to 100 s is there, and there is more.
    expect([0, 84_999, 85_000, 150_000, 400_000].map((moment) => stepAt(moment, 0, 100_000))).toEqual([
      'stay',
      'stay',
      'more',
      'more',
      'jump',
    ]);
    expect([stepAt(400_000, 0, null), stepAt(10_000, 60_000, null)]).toEqual(['stay', 'jump']);
  });
});
