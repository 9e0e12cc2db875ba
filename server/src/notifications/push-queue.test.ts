import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PushQueue, type Attempt } from './push-queue.ts';

const limits = { atOnce: 2, most: 5, delaysMs: [1_000, 10_000] };

const open = (answer: (job: string) => Promise<Attempt>) => {
  const tried: string[] = [];
  const lost: string[] = [];
  const queue = new PushQueue<string>(
    limits,
    (job) => {
      tried.push(job);
      return answer(job);
    },
    async (job) => void lost.push(job),
  );
  return { queue, tried, lost };
};

describe('the queue of pushes', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('FT-22: tries again after a growing pause, and gives up in the end', async () => {
    const { queue, tried, lost } = open(async () => 'again');
    queue.add('a', 'a');
    await vi.advanceTimersByTimeAsync(999);
    expect(tried).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(tried).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(9_999);
    expect([tried.length, lost.length]).toEqual([2, 0]);
    await vi.advanceTimersByTimeAsync(1);
    expect([tried.length, lost]).toEqual([3, ['a']]);
    await vi.advanceTimersByTimeAsync(1_000_000);
    expect(tried).toHaveLength(3);
  });

  it('works on a few at once, and holds no more than it can', async () => {
    const waiting: (() => void)[] = [];
    const { queue, tried } = open(() => new Promise((done) => waiting.push(() => done('done'))));
    for (let i = 0; i < 20; i += 1) queue.add(`key ${i}`, `job ${i}`);
    expect(tried).toHaveLength(2);
    expect(queue.dropped).toBe(13);
    while (waiting.length > 0) {
      waiting.shift()?.();
      await vi.advanceTimersByTimeAsync(0);
    }
    await queue.settle();
    expect(tried).toHaveLength(7);
  });

  it('a newer one takes the place of what it would have replaced anyway', async () => {
    const { queue, tried } = open(async (job) => (job === 'old' ? 'again' : 'done'));
    queue.add('a', 'old');
    await queue.settle();
    queue.add('a', 'new');
    await vi.advanceTimersByTimeAsync(100_000);
    expect(tried).toEqual(['old', 'new']);
  });

  it('stops with the program', async () => {
    const { queue, tried } = open(async () => 'again');
    queue.add('a', 'a');
    await queue.stop();
    queue.add('b', 'b');
    await vi.advanceTimersByTimeAsync(100_000);
    expect(tried).toEqual(['a']);
  });
});
