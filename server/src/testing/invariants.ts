import { expect } from 'vitest';
import { selectActivityViolations } from '#analytics';
import { brokenInvariants } from '#app';
import type { TestApp } from './test-app.ts';

export { brokenInvariants };

/** Run after each case that could break a counter or the books. */
export const expectTrueCounts = async ({ app }: Pick<TestApp, 'app'>): Promise<void> => {
  // What is kept by events is true once they have all been heard.
  app.events.wake();
  await app.events.settle();
  const unheard = (await selectActivityViolations(app.db)).map((row) => row.violation);
  expect([...unheard, ...(await brokenInvariants(app.database))]).toEqual([]);
};
