import type { App } from '#kernel';
import { eraseDue } from './erase.ts';
import { makeExports, removeExpired } from './export.ts';

const LOOK_MS = 30_000;
const HOUR_MS = 3_600_000;
/** A program that is restarted often tidies up too. */
const FIRST_MS = 60_000;

/**
 * Work that takes longer than a scheduled task's short transaction: each piece is claimed or repeatable, so a process that dies loses
 * nothing and two do not get in each other's way. Answers what makes the archives at once.
 */
export const startJobs = (app: App): (() => void) => {
  const state = { running: null as Promise<void> | null, again: false, closed: false };
  const look = (): void => {
    if (state.closed) return;
    if (state.running !== null) {
      state.again = true;
      return;
    }
    state.running = makeExports(app)
      .catch((error: unknown) => app.log.warn({ err: error }, 'archives could not be made'))
      .finally(() => {
        state.running = null;
        if (!state.again) return;
        state.again = false;
        look();
      });
  };
  const tidy = async (): Promise<void> => {
    await removeExpired(app);
    await eraseDue(app);
  };
  const tidyUp = (): void => app.background(tidy(), 'erasing who has left');
  const timers = [setInterval(look, LOOK_MS), setInterval(tidyUp, HOUR_MS), setTimeout(tidyUp, FIRST_MS)];
  for (const timer of timers) timer.unref();
  look();
  app.http.addHook('onClose', async () => {
    state.closed = true;
    for (const timer of timers) clearTimeout(timer);
    await state.running;
  });
  return look;
};
