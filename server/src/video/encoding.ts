// The work behind a video: one at a time in each process, each video once among all of them.
import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { jobKind, type App, type Job, type Jobs, type PostId } from '#kernel';
import { copyOriginal, incomingFolder, keepForm, markMediaUsed, readVideo, releaseMedia } from '#media';
import { renewMedia } from '#posts';
import { finishVideo, selectToEncode, type Original } from './encoding.gen.ts';
import { encode, isThere } from './ffmpeg.ts';

const MINUTE_MS = 60_000;
const PAUSES_MS = [MINUTE_MS, 10 * MINUTE_MS];

export const encodeVideo = jobKind<{ postId: PostId }>('video.encode');
type EncodeJob = Job<{ postId: PostId }>;

/** FT-02: everything that is not whole lies among the incoming, where the sweep finds it. */
const work = async (app: App, ffmpeg: string, job: EncodeJob): Promise<void> => {
  const video = await selectToEncode(app.db, job.payload);
  if (video === undefined) return;
  const folder = incomingFolder(app.config.dataDir);
  const [original, made] = [join(folder, randomUUID()), join(folder, randomUUID())];
  try {
    await mkdir(folder, { recursive: true });
    if (video.url === null || !(await copyOriginal(app, video.url, original))) return await leave(app, video, null);
    const container = video.url.endsWith('.webm') ? 'webm' : 'mp4';
    const details = await readVideo(original, container);
    if (details?.isPlain === true) return await leave(app, video, details.duration);
    await encode(ffmpeg, { path: original, container }, made, job.signal);
    await show(app, job, video, made);
  } finally {
    await rm(original, { force: true });
    await rm(made, { force: true });
  }
};

/** It goes on being shown as it came. */
const leave = async (app: App, { post_id: postId }: Original, duration: number | null): Promise<void> => {
  await finishVideo(app.db, { postId, state: 'ready', duration });
};

/** The new form is kept first and shown then, by whoever still has the right to. */
const show = async (app: App, job: EncodeJob, video: Original, path: string): Promise<void> => {
  const { post_id: postId, member_id: memberId, media } = video;
  const details = await readVideo(path, 'mp4');
  if (details === null || media === null) throw new Error('what ffmpeg has made is no video');
  const kept = await keepForm(app, memberId, path, details);
  const { id, url, width, height, duration } = kept;
  const tell = await app.transact(async (tx) => {
    if (!(await job.finish(tx)) || (await finishVideo(tx, { postId, state: 'ready', duration })) === 0) return null;
    await markMediaUsed(tx, id, app.clock.now());
    return renewMedia(app, tx, postId, { id, url, stored: { ...media, width, height } });
  });
  if (tell === null) await releaseMedia(app.db, memberId, url);
  else tell();
};

/** `jobs` are those of the process that has the program. */
export const encodeHere = (app: App, jobs: Jobs, ffmpeg: string): void =>
  jobs.handle(
    encodeVideo,
    {
      pausesMs: PAUSES_MS,
      onGivenUp: async ({ payload: { postId } }) => {
        await finishVideo(app.db, { postId, state: 'failed', duration: null });
      },
    },
    (job) => work(app, ffmpeg, job),
  );

/** Without the program videos wait, until it is there. */
export const startEncoding = (app: App): void => {
  const { ffmpeg } = app.config;
  if (ffmpeg === null) return;
  const begin = async (): Promise<void> => {
    if (!(await isThere(ffmpeg))) return;
    encodeHere(app, app.jobs, ffmpeg);
    app.jobs.wake();
  };
  app.background(begin(), 'looking for ffmpeg');
};
