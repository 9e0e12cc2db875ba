import { jobKind, type App } from '#kernel';
import { eraseDue } from './erase.ts';
import { removeExpired, startArchives } from './export.ts';

const HOUR_MS = 3_600_000;
const tidyUp = jobKind('rights.tidy');

/** Archives that were asked for; and now and then, who and what has to go. */
export const startJobs = (app: App): void => {
  startArchives(app);
  app.jobs.handle(tidyUp, { everyMs: HOUR_MS }, async () => {
    await removeExpired(app);
    await eraseDue(app);
  });
};
