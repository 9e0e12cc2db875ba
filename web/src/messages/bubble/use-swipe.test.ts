import { describe, expect, it } from 'vitest';
import { followed } from './use-swipe.ts';

describe('a bubble under the finger', () => {
  it('follows towards the middle, more slowly once it is far enough, and never off the screen', () => {
    expect(followed(-30)).toBe(0);
    expect(followed(40)).toBe(40);
    expect(followed(76)).toBeCloseTo(63);
    expect(followed(500)).toBe(84);
  });
});
