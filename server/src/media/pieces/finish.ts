import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaErrors, type MediaView } from '@wagram/contract/media';
import { createFairLimit, fail, Failure, type App, type MediaId, type MemberId, type PartialId } from '#kernel';
import { selectKeptUrl } from '../files.gen.ts';
import { failOfStore, keep, type Parcel, type StoredFile } from '../keep.ts';
import { findContent } from '../upload/kinds.ts';
import { claimPartial, freePartials, selectPartialAbout, settleRecordings, type PartialRow } from './partials.gen.ts';
import { assertTotal, findPartial, removeWhole } from './partials.ts';
import { removePieces } from './read-pieces.ts';
import { claimEarlier, writeFilm } from '../video/recordings.ts';
import { toUploadFailure } from '../upload/receive.ts';
import { packAny } from '../upload/pack-any.ts';
import { findUploaded } from '../service.ts';
import { incomingFolder } from '../store/disk.ts';
import { foldersOf } from '../upload/tokens.ts';
import { packVideo } from '../upload/upload.ts';
import { toMediaView } from '../view.ts';

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
  const rows = [...(await claimEarlier(app, memberId, mine, now, busyUntil)), mine];
  const { kept, begins } = await admit(app, memberId, rows, mine);
  await settleRecordings(app.db, { mediaId: kept.id, ids: rows.map((one) => one.id), filmMs: begins });
  for (const one of rows) await removePieces(app, one);
  return viewOf(app, memberId, kept.id);
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
  readonly begins: readonly (number | null)[];
}

/** A file that we do not take is gone with its pieces; one that could only not be stored can be tried again. */
const admit = async (app: App, memberId: MemberId, rows: readonly PartialRow[], last: PartialRow): Promise<Kept> => {
  try {
    return await oneByOne(memberId, () => putTogether(app, memberId, rows, last));
  } catch (error) {
    if (error instanceof Failure && error.status === 400) await removeWhole(app, memberId, last);
    else await freePartials(app.db, { ids: rows.map(({ id }) => id) });
    throw error;
  }
};

const putTogether = async (
  app: App,
  memberId: MemberId,
  rows: readonly PartialRow[],
  { screen, name }: PartialRow,
): Promise<Kept> => {
  const folder = incomingFolder(app.config.dataDir);
  const path = join(folder, randomUUID());
  try {
    await mkdir(folder, { recursive: true });
    const size = rows.reduce((sum, { received }) => sum + received, 0);
    assertTotal(app, screen, size);
    const begins = await writeFilm(app, rows, path);
    const file = { path, size };
    const parcel =
      screen === 'file' ? await packAny(app, memberId, file, name ?? '') : await packLong(app, memberId, file, screen);
    const kept = await keep(app, memberId, parcel, app.clock.now(), { counted: size });
    return { kept, begins };
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
