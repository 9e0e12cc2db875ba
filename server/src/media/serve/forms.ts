// A video may have a second form, made by us for browsers that do not play the first: a file with a row of its own.
import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { App, MemberId } from '#kernel';
import { keep, MEDIA_PATH, type StoredFile } from '../keep.ts';
import { readMp4 } from '../video/mp4.ts';
import { foldersOf } from '../upload/tokens.ts';
import type { VideoDetails } from '../video/details.ts';
import { readWebm } from '../video/webm.ts';

/** The file behind an address of ours, where programs can read it. False: it is not there any more. */
export const copyOriginal = async (app: App, url: string, path: string): Promise<boolean> => {
  const file = await app.files.open(url.slice(MEDIA_PATH.length + 1), null);
  if (file?.body == null) return false;
  await pipeline(file.body, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  return true;
};

export const readVideo = (path: string, container: VideoDetails['container']): Promise<VideoDetails | null> =>
  container === 'mp4' ? readMp4(path) : readWebm(path);

/** Kept like an upload: whole or not at all, and swept when nothing comes to show it. */
export const keepForm = async (
  app: App,
  memberId: MemberId,
  path: string,
  { width, height, duration }: VideoDetails,
): Promise<StoredFile> => {
  const video = { path, size: (await stat(path)).size, name: 'video.mp4', type: 'video/mp4' };
  const shelf = foldersOf(app).video;
  const parcel = { kind: 'video', shelf, name: 'video.mp4', image: null, video, width, height, duration } as const;
  return keep(app, memberId, parcel, app.clock.now(), 'free');
};
