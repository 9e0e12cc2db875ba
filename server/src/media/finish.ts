import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaErrors, type MediaView } from '@wagram/contract/media';
import { createFairLimit, fail, Failure, type App, type MediaId, type MemberId, type PartialId } from '#kernel';
import { selectKeptUrl } from './files.gen.ts';
import { failOfStore, keep, type Parcel, type StoredFile } from './keep.ts';
import { findContent } from './kinds.ts';
import { claimPartial, selectPartialAbout, settlePartial, settleRecordings, type PartialRow } from './partials.gen.ts';
import { findPartial, removePartial } from './partials.ts';
import { removeRecordings, writeFilm, type Film } from './recordings.ts';
import { toUploadFailure } from './receive.ts';
import { packAny } from './pack-any.ts';
import { findUploaded } from './service.ts';
import { incomingFolder } from './store/disk.ts';
import { foldersOf } from './tokens.ts';
import { packVideo } from './upload.ts';
import { toMediaView } from './view.ts';

/** Longer than it takes to copy a file: whoever is silent for so long has died. */
const BUSY_MS = 10 * 60_000;
const AT_ONCE = 2;
const QUEUE_MAX = 50;
const oneByOne = createFairLimit(AT_ONCE, QUEUE_MAX);

/** The whole of it: put together, checked by content as any upload, kept. A second request for the same finds the first. */
export const finishPartial = async (app: App, memberId: MemberId, id: PartialId, size: number): Promise<MediaView> => {
  const row = await findPartial(app, memberId, id);
  if (row.media_id !== null) return viewOf(app, memberId, row.media_id);
  if (row.received !== size || size === 0) fail(mediaErrors, 'pieces_missing');
  const now = app.clock.now();
  const busyUntil = new Date(now.getTime() + BUSY_MS);
  const mine = await claimPartial(app.db, { memberId, id, now, busyUntil });
  if (mine === undefined) fail(mediaErrors, 'upload_busy', { retryAfterS: 2 });
  const { kept, film } = await admit(app, memberId, mine);
  await settleFilm(app, mine, film, kept.id);
  return viewOf(app, memberId, kept.id);
};

const settleFilm = async (app: App, row: PartialRow, film: Film, mediaId: MediaId): Promise<void> => {
  await settleRecordings(app.db, { mediaId, ids: film.rows.map(({ id }) => id), filmMs: film.begins });
  await settlePartial(app.db, { id: row.id, mediaId });
  await removeRecordings(app, film);
};

/** The same for what arrived of a file whose sender will not finish it. null: nothing did. */
export const finishAbout = async (app: App, memberId: MemberId, about: string): Promise<MediaView | null> => {
  const row = await selectPartialAbout(app.db, { memberId, about, least: 1 });
  return row === undefined ? null : finishPartial(app, memberId, row.id, row.received);
};

const viewOf = async (app: App, memberId: MemberId, mediaId: MediaId): Promise<MediaView> => {
  const file = await selectKeptUrl(app.db, { memberId, id: mediaId });
  const usable = file === undefined ? null : await findUploaded(app, memberId, file.url);
  return toMediaView(usable?.url ?? null, usable?.stored ?? null) ?? fail(mediaErrors, 'upload_not_found');
};

interface Kept {
  readonly kept: StoredFile;
  readonly film: Film;
}

/** A file that we do not take is gone with its pieces; one that could only not be stored can be tried again. */
const admit = async (app: App, memberId: MemberId, row: PartialRow): Promise<Kept> => {
  try {
    return await oneByOne(memberId, () => putTogether(app, memberId, row));
  } catch (error) {
    if (error instanceof Failure && error.status === 400) await removePartial(app, row);
    else await settlePartial(app.db, { id: row.id, mediaId: null });
    throw error;
  }
};

const putTogether = async (app: App, memberId: MemberId, row: PartialRow): Promise<Kept> => {
  const folder = incomingFolder(app.config.dataDir);
  const path = join(folder, randomUUID());
  try {
    await mkdir(folder, { recursive: true });
    const film = await writeFilm(app, memberId, row, path);
    const file = { path, size: film.size };
    const parcel =
      row.screen === 'file'
        ? await packAny(app, memberId, file, row.name ?? '')
        : await packLong(app, memberId, file, row.screen);
    const kept = await keep(app, memberId, parcel, app.clock.now(), { counted: film.size });
    return { kept, film };
  } catch (error) {
    return failOfStore(app, toUploadFailure(error));
  } finally {
    await rm(path, { force: true });
  }
};

const packLong = async (
  app: App,
  memberId: MemberId,
  file: { path: string; size: number },
  name: string,
): Promise<Parcel> => {
  const content = await findContent(file.path);
  if (content?.kind !== 'video' || content.container === null || content.container === 'ogg')
    fail(mediaErrors, 'not_a_video');
  return packVideo(app.config.ffmpeg, memberId, file, content.container, name, foldersOf(app).video);
};
