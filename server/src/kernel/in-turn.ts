import { kernelErrors } from '@house/contract/kernel';
import { fail } from './failure.ts';

/** Work that takes a core for a while (hashing, pictures) waits in line and leaves the rest of the program alone. */
export const createTurns = (atOnce: number, queueMax: number): (<T>(work: () => Promise<T>) => Promise<T>) => {
  let running = 0;
  const queue: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) {
      if (queue.length >= queueMax) fail(kernelErrors, 'overloaded', { retryAfterS: 5 });
      await new Promise<void>((resolve) => queue.push(resolve));
    }
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      queue.shift()?.();
    }
  };
};
