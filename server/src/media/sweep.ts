import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { jobKind, type App, type Listener } from '#kernel';
import { deleteMedia, keepShown, releaseForgotten, selectReleased, type SelectReleasedRow } from './files.gen.ts';
import { removeHosted } from './hosted.ts';
import { sweepPartials } from './pieces/partials.ts';
import { incomingFolder } from './store/disk.ts';
import { deleteUploadsBefore } from './upload/uploads.gen.ts';

const HOUR_MS = 3_600_000;
/** An upload that no post has shown by then never will. */
const UNUSED_MS = 24 * HOUR_MS;
/** No upload takes that long: its process has died. */
const DEAD_MS = HOUR_MS;
const BATCH = 100;
const EVERY_MS = 60_000;

const sweepUp = jobKind('media.sweep');
const removeFiles = jobKind('media.remove');

/** Removes the files and rows of what was deleted and shown nowhere else. Says how many. */
export const removeReleased = async (app: App): Promise<number> => {
  await keepShown(app.db, { now: app.clock.now() });
  let removed = 0;
  for (;;) {
    const rows = await selectReleased(app.db, { count: BATCH });
    const gone: boolean[] = [];
    for (const row of rows) gone.push(await removeOne(app, row));
    removed += gone.filter(Boolean).length;
    // What could not be removed is met again with the next sweep.
    if (rows.length < BATCH || !gone.includes(true)) return removed;
  }
};

// Files first: a row whose files could not be removed is found again.
const removeOne = async (app: App, { id, folder, url }: SelectReleasedRow): Promise<boolean> => {
  if (folder !== null) await app.files.remove(folder);
  else if (!(await removeHosted(app, url))) return false;
  await deleteMedia(app.db, { id });
  return true;
};

/** Everything that nobody will ask for again: forgotten uploads, dead tokens, what crashes left behind. */
export const sweepMedia = async (app: App): Promise<number> => {
  const now = app.clock.now().getTime();
  const [unusedBefore, deadBefore] = [new Date(now - UNUSED_MS), new Date(now - DEAD_MS)];
  await deleteUploadsBefore(app.db, { before: deadBefore });
  await releaseForgotten(app.db, { unusedBefore, deadBefore });
  await sweepPartials(app, unusedBefore);
  await removeStale(incomingFolder(app.config.dataDir), now - DEAD_MS);
  return removeReleased(app);
};

const removeStale = async (folder: string, before: number): Promise<void> => {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const path = join(folder, name);
    const details = await stat(path).catch(() => null);
    if (details !== null && details.mtimeMs < before) await rm(path, { force: true });
  }
};

/** Sweeps now and then, and removes files at once when a post or comment goes. */
export const startSweeping = (app: App): void => {
  app.jobs.handle(sweepUp, { everyMs: EVERY_MS }, async () => void (await sweepMedia(app)));
  app.jobs.handle(removeFiles, {}, async () => void (await removeReleased(app)));
  // The folder is this machine's own, and the sweep may be another's turn for a while.
  app.background(removeStale(incomingFolder(app.config.dataDir), app.clock.now().getTime() - DEAD_MS), 'tidying up');
  // The event is heard inside of a transaction, where files have no place.
  const look: Listener = (_events, db) => app.jobs.enqueue(db, removeFiles, {}, { key: removeFiles.name });
  app.events.on('post.removed', look);
  app.events.on('comment.removed', look);
};
