import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { App, MemberId } from '#kernel';
import { makeDrawing } from '../pictures/images.ts';
import { keep } from '../keep.ts';
import { markMediaUsed } from '../marks.ts';
import { readMp4 } from './mp4.ts';
import type { UsableMedia } from '../service.ts';
import { incomingFolder } from '../store/disk.ts';
import { foldersOf } from '../upload/tokens.ts';

export interface FilmDraft {
  /** An MP4 of our own, and a picture of it. */
  readonly path: string;
  readonly posterPath: string;
  readonly alt: string;
}

/** A video that came with the program, ready to be shown; what members send comes in through an upload. */
export const storeVideoFile = async (
  app: App,
  memberId: MemberId,
  { path, posterPath, alt }: FilmDraft,
): Promise<UsableMedia & { duration: number | null }> => {
  const image = await makeDrawing(await readFile(posterPath));
  const folder = incomingFolder(app.config.dataDir);
  // A copy: whoever reads a video takes out of it what is nobody's business, and the program's own files are not written to.
  const copy = join(folder, randomUUID());
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(copy, await readFile(path), { flag: 'wx', mode: 0o600 });
    const details = await readMp4(copy);
    if (details === null) throw new Error(`${path} is no video`);
    const { width, height, duration } = details;
    const video = { path: copy, size: (await stat(copy)).size, name: 'video.mp4', type: 'video/mp4' };
    const parcel = { kind: 'video', shelf: foldersOf(app).video, name: 'film.mp4', image, video } as const;
    const now = app.clock.now();
    const { id, url, posterUrl, thumbhash } = await keep(
      app,
      memberId,
      { ...parcel, width, height, duration },
      now,
      'free',
    );
    await markMediaUsed(app.db, id, now);
    return { id, url, duration, stored: { kind: 'video', srcset: null, posterUrl, width, height, thumbhash, alt } };
  } finally {
    await rm(copy, { force: true });
  }
};
