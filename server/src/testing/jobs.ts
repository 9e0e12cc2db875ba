import { createLog, Jobs } from '#kernel';
import type { TestApp } from './test-app.ts';

/** Jobs of another process on the same database: says what it does by itself, and is stopped by whoever made it. */
export const anotherProcess = ({ app }: TestApp): Jobs =>
  new Jobs({ ...app, log: createLog('fatal', false), isRecurring: false });

/** Whoever works on a job is believed to have died. */
export const endLeases = async ({ app }: TestApp): Promise<void> => {
  await app.db.query({
    text: `update jobs set leased_until = now() - interval '1 second' where leased_until is not null`,
  });
};
