import { describe, expect, it } from 'vitest';
import { spanOf, stepsOf } from './spans.ts';

const NOON = Date.parse('2026-03-02T12:00:00Z');

describe('the time of a report', () => {
  it('[MON-13] is seven or thirty days with today, or the year so far, in UTC', () => {
    expect(spanOf('week', NOON)).toEqual({ from: '2026-02-24', to: '2026-03-02' });
    expect(spanOf('month', NOON)).toEqual({ from: '2026-02-01', to: '2026-03-02' });
    expect(spanOf('year', NOON)).toEqual({ from: '2026-01-01', to: '2026-03-02' });
    expect(spanOf('year', Date.parse('2026-01-01T00:00:00Z'))).toEqual({ from: '2026-01-01', to: '2026-01-01' });
  });

  it('[MON-13] has a step for each of its days, or months of a year, also without anything', () => {
    const days = [
      { day: '2026-01-31', kind: 'gift', amount: '1' },
      { day: '2026-03-01', kind: 'gift', amount: '9007199254740993' },
      { day: '2026-03-02', kind: 'gift', amount: '2' },
      { day: '2026-03-02', kind: 'taken_back', amount: '-3' },
    ];
    const week = stepsOf('week', spanOf('week', NOON), days);
    expect(week).toHaveLength(7);
    expect(week[0]).toEqual({ start: '2026-02-24', amount: 0n, kinds: [] });
    expect(week[6]).toEqual({
      start: '2026-03-02',
      amount: -1n,
      kinds: [
        { kind: 'gift', amount: 2n },
        { kind: 'taken_back', amount: -3n },
      ],
    });
    const year = stepsOf('year', spanOf('year', NOON), days);
    expect(year.map(({ start, amount }) => [start, amount])).toEqual([
      ['2026-01-01', 1n],
      ['2026-02-01', 0n],
      ['2026-03-01', 9_007_199_254_740_992n],
    ]);
  });
});
