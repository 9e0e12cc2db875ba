import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startRounds } from './rounds.ts';

const EVERY_MS = 3_000;
const many = Array.from({ length: 4_000 }, (_, at) => at);

describe('Rounds over open pages', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const start = (list: () => readonly number[]) => {
    const turns: (readonly number[])[] = [];
    const stop = startRounds(
      EVERY_MS,
      list,
      (some) => void turns.push(some),
      (round) => void round,
    );
    return { turns, stop };
  };

  test('look at a few at once, in one turn', async () => {
    const { turns, stop } = start(() => [1, 2, 3]);
    await vi.advanceTimersByTimeAsync(EVERY_MS);
    expect(turns).toEqual([[1, 2, 3]]);
    stop();
  });

  test('RT-03 look at each of many once, a twentieth at a time, in half of the time until the next', async () => {
    const { turns, stop } = start(() => many);
    await vi.advanceTimersByTimeAsync(EVERY_MS);
    expect(turns).toEqual([many.slice(0, 200)]);
    await vi.advanceTimersByTimeAsync(EVERY_MS / 2);
    expect(turns).toHaveLength(20);
    expect(turns.flat()).toEqual(many);
    stop();
  });

  test('end in the middle when they are stopped', async () => {
    const { turns, stop } = start(() => many);
    await vi.advanceTimersByTimeAsync(EVERY_MS);
    stop();
    await vi.advanceTimersByTimeAsync(2 * EVERY_MS);
    expect(turns.length).toBeLessThanOrEqual(2);
  });
});
