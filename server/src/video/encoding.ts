// The work behind a video: one at a time in each process, each video once among all of them.
import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { App } from '#kernel';
import { copyOriginal, incomingFolder, keepForm, markMediaUsed, readVideo, releaseMedia } from '#media';
import { renewMedia } from '#posts';
import { claimJob, finishJob, postponeJob, type Job } from './encoding.gen.ts';
import { encode, isThere } from './ffmpeg.ts';

const MINUTE_MS = 60_000;
/** Longer than ffmpeg may take: whoever is silent for so long has died, and another takes over. */
export const LEASE_MS = 20 * MINUTE_MS;
const FIRST_LOOK_MS = 5_000;
const LOOK_EVERY_MS = MINUTE_MS;
const BACKOFF_MS = [MINUTE_MS, 10 * MINUTE_MS];

const later = (app: App, ms: number): Date => new Date(app.clock.now().getTime() + ms);

/** Takes the next video that is due, and works on it. False: there was none. */
export const encodeNext = async (app: App, ffmpeg: string, signal: AbortSignal): Promise<boolean> => {
  const job = await claimJob(app.db, { now: app.clock.now(), until: later(app, LEASE_MS) });
  if (job === undefined) return false;
  try {
    await work(app, ffmpeg, job, signal);
  } catch (error) {
    await giveBack(app, job, error, signal);
  }
  return true;
};

const giveBack = async (app: App, job: Job, error: unknown, signal: AbortSignal): Promise<void> => {
  const { post_id: postId, tries } = job;
  // The app is closing: that is nobody's fault, and no try.
  if (signal.aborted)
    return void (await postponeJob(app.db, { postId, tries, dueAt: app.clock.now(), triesAfter: tries - 1 }));
  app.log.warn({ err: error, postId, tries }, 'a video could not be re-encoded');
  const pause = BACKOFF_MS[tries - 1];
  if (pause === undefined) await finishJob(app.db, { postId, tries, state: 'failed', duration: null });
  else await postponeJob(app.db, { postId, tries, dueAt: later(app, pause), triesAfter: tries });
};

/** FT-02: everything that is not whole lies among the incoming, where the sweep finds it. */
const work = async (app: App, ffmpeg: string, job: Job, signal: AbortSignal): Promise<void> => {
  const folder = incomingFolder(app.config.dataDir);
  const [original, made] = [join(folder, randomUUID()), join(folder, randomUUID())];
  try {
    await mkdir(folder, { recursive: true });
    if (job.url === null || !(await copyOriginal(app, job.url, original))) return await finish(app, job, null);
    const container = job.url.endsWith('.webm') ? 'webm' : 'mp4';
    const details = await readVideo(original, container);
    if (details?.isPlain === true) return await finish(app, job, details.duration);
    await encode(ffmpeg, { path: original, container }, made, signal);
    await show(app, job, made);
  } finally {
    await rm(original, { force: true });
    await rm(made, { force: true });
  }
};

const finish = async (app: App, { post_id: postId, tries }: Job, duration: number | null): Promise<void> => {
  await finishJob(app.db, { postId, tries, state: 'ready', duration });
};

/** The new form is kept first and shown then, by whoever still has the right to. */
const show = async (app: App, job: Job, path: string): Promise<void> => {
  const { post_id: postId, tries, media } = job;
  const details = await readVideo(path, 'mp4');
  if (details === null || media === null) throw new Error('what ffmpeg has made is no video');
  const kept = await keepForm(app, job.member_id, path, details);
  const { id, url, width, height, duration } = kept;
  const tell = await app.transact(async (tx) => {
    if ((await finishJob(tx, { postId, tries, state: 'ready', duration })) === 0) return null;
    await markMediaUsed(tx, id, app.clock.now());
    return renewMedia(app, tx, postId, { id, url, stored: { ...media, width, height } });
  });
  if (tell === null) await releaseMedia(app.db, job.member_id, url);
  else tell();
};

/** Looks for work when told to and once a minute. Stops with the app, in the middle of a video if need be. */
export const startEncoding = (app: App): { wake(): void } => {
  const { ffmpeg } = app.config;
  const stop = new AbortController();
  let [running, again]: [Promise<void> | null, boolean] = [null, false];
  let found: Promise<boolean> | null = null;
  const drain = async (program: string): Promise<void> => {
    if (!(await (found ??= isThere(program)))) return;
    do {
      again = false;
      while (!stop.signal.aborted && (await encodeNext(app, program, stop.signal)));
    } while (again && !stop.signal.aborted);
  };
  const wake = (): void => {
    if (ffmpeg === null || stop.signal.aborted) return;
    again = true;
    running ??= drain(ffmpeg)
      .catch((error: unknown) => app.log.warn({ err: error }, 'videos could not be looked through'))
      .finally(() => (running = null));
  };
  // What an earlier process left undone does not wait for the first minute.
  const timers = [setTimeout(wake, FIRST_LOOK_MS), setInterval(wake, LOOK_EVERY_MS)];
  for (const timer of timers) timer.unref();
  app.http.addHook('onClose', async () => {
    for (const timer of timers) clearInterval(timer);
    stop.abort();
    await running;
  });
  return { wake };
};
