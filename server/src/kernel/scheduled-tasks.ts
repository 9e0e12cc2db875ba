import { deleteOldAttempts } from './attempts.gen.ts';
import type { Db } from './db/database.ts';
import type { App } from './app.ts';
import { deleteOldRuns } from './http/idempotency.gen.ts';
import { deleteOldFailedJobs } from './jobs/jobs.gen.ts';
import { lockTask } from './scheduled-tasks.gen.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** What no operator has decided about by then is of no use to anybody. */
const FAILED_MS = 30 * DAY_MS;

/** Work that one process at a time does now and then, in a short transaction. Stops with the app. */
export const every = (app: App, name: string, ms: number, work: (tx: Db, now: Date) => Promise<unknown>): void => {
  const run = (): void => app.background(runTask(app, name, work), name);
  const timer = setInterval(run, ms);
  timer.unref();
  app.http.addHook('onClose', async () => clearInterval(timer));
};

const runTask = (app: App, name: string, work: (tx: Db, now: Date) => Promise<unknown>): Promise<void> =>
  app.db.transaction(async (tx) => {
    const { is_mine: isMine } = await lockTask(tx, { name });
    if (isMine) await work(tx, app.clock.now());
  });

/** What the kernel keeps only for a while. */
export const forgetOldRows = async (tx: Db, now: Date): Promise<void> => {
  await deleteOldRuns(tx, { before: new Date(now.getTime() - DAY_MS) });
  await deleteOldAttempts(tx, { now });
  await deleteOldFailedJobs(tx, { before: new Date(now.getTime() - FAILED_MS) });
};

export const startKernelTasks = (app: App): void => every(app, 'forget old rows', HOUR_MS, forgetOldRows);
