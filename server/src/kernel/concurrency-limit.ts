import { kernelErrors } from '@wagram/contract/kernel';
import { fail } from './failure.ts';

/** Work that takes a core for a while (hashing, pictures) waits in line and leaves the rest of the program alone. */
export const createLimit = (atOnce: number, queueMax: number): (<T>(work: () => Promise<T>) => Promise<T>) => {
  let running = 0;
  const queue: (() => void)[] = [];

  const enter = async (): Promise<void> => {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (queue.length >= queueMax) fail(kernelErrors, 'overloaded', { retryAfterS: 5 });
    await new Promise<void>((resolve) => queue.push(resolve));
  };

  // The place is handed over, not given back: nobody can slip in between.
  const leave = (): void => {
    const next = queue.shift();
    if (next === undefined) running -= 1;
    else next();
  };

  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
};

/**
 * The same for work that members ask for: one piece of each member's at a time, and those who wait take turns, so that
 * nobody waits for all that another one sent.
 */
export const createFairLimit = (
  atOnce: number,
  queueMax: number,
): (<T>(memberId: string, work: () => Promise<T>) => Promise<T>) => {
  const running = new Set<string>();
  /** Whoever was served last stands last. */
  const queues = new Map<string, (() => void)[]>();
  let waiting = 0;

  const enter = async (memberId: string): Promise<void> => {
    if (running.size < atOnce && !running.has(memberId)) {
      running.add(memberId);
      return;
    }
    const own = queues.get(memberId) ?? [];
    if (waiting >= queueMax || own.length >= queueMax / 4) fail(kernelErrors, 'overloaded', { retryAfterS: 5 });
    waiting += 1;
    queues.set(memberId, own);
    await new Promise<void>((resolve) => own.push(resolve));
  };

  const leave = (memberId: string): void => {
    running.delete(memberId);
    const rest = queues.get(memberId);
    if (rest !== undefined && queues.delete(memberId)) queues.set(memberId, rest);
    for (const [next, own] of queues) {
      if (running.has(next)) continue;
      const start = own.shift();
      if (own.length === 0) queues.delete(next);
      waiting -= 1;
      running.add(next);
      return start?.();
    }
  };

  return async (memberId, work) => {
    await enter(memberId);
    try {
      return await work();
    } finally {
      leave(memberId);
    }
  };
};
