import { kernelErrors } from '@house/contract/kernel';
import { fail } from './failure.ts';

/** Work that takes a core for a while (hashing, pictures) waits in line and leaves the rest of the program alone. */
export const createTurns = (atOnce: number, queueMax: number): (<T>(work: () => Promise<T>) => Promise<T>) => {
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
