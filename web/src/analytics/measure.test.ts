import { describe, expect, it } from 'vitest';
import { longDay } from '#ui';
import { barHeight, trendOf } from './measure.ts';

const day = (number: number, likes: number) => ({
  date: `2026-11-${String(number).padStart(2, '0')}`,
  posts: 0,
  likes,
  views: 0,
});

describe('measures of the chart', () => {
  it('[ANAL-01] bars of posts are 4 to 80 px high, those of likes 2 to 60', () => {
    expect([0, 1, 50, 100].map((count) => barHeight('posts', count, 100))).toEqual([4, 4, 40, 80]);
    expect([0, 1, 50, 100].map((count) => barHeight('likes', count, 100))).toEqual([2, 2, 30, 60]);
    expect([barHeight('posts', 0, 0), barHeight('likes', 0, 0)]).toEqual([4, 2]);
  });

  it('[ANAL-02] seven days are held against the seven before, once there are any', () => {
    const two = [
      ...Array.from({ length: 7 }, (_, at) => day(at + 1, 1)),
      ...Array.from({ length: 7 }, (_, at) => day(at + 8, 3)),
    ];
    expect(trendOf(two, 'likes')).toEqual({ week: 21, change: 14 });
    expect(trendOf(two.slice(7), 'likes')).toEqual({ week: 21, change: null });
    expect(trendOf([], 'posts')).toEqual({ week: 0, change: null });
  });

  it('days are UTC, wherever one is', () => {
    expect(longDay('2026-11-15')).toBe('Sunday, November 15');
  });
});
