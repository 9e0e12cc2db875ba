import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { mediaErrors, type MediaView } from '@wagram/contract/media';
import { createFairLimit, fail, Failure, type App, type MediaId, type MemberId, type PartialId } from '#kernel';
import { selectKeptUrl } from './files.gen.ts';
import { failOfStore, keep, type StoredFile } from './keep.ts';
import { findContent } from './kinds.ts';
import { claimPartial, selectPartialAbout, settlePartial, type PartialRow } from './partials.gen.ts';
import { findPartial, pieceKey, removePartial } from './partials.ts';
import { toUploadFailure } from './receive.ts';
import { findUsableMedia } from './service.ts';
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
  const kept = await admit(app, memberId, mine);
  await settlePartial(app.db, { id, mediaId: kept.id });
  // What a store that is away keeps of it is found by the sweep.
  await app.files
    .remove(mine.folder)
    .catch((error: unknown) => app.log.warn({ err: error }, 'pieces could not be removed'));
  return viewOf(app, memberId, kept.id);
};

/** The same for what arrived of a file whose sender will not finish it. null: nothing did. */
export const finishAbout = async (app: App, memberId: MemberId, about: string): Promise<MediaView | null> => {
  const row = await selectPartialAbout(app.db, { memberId, about });
  return row === undefined || row.received === 0 ? null : finishPartial(app, memberId, row.id, row.received);
};

const viewOf = async (app: App, memberId: MemberId, mediaId: MediaId): Promise<MediaView> => {
  const file = await selectKeptUrl(app.db, { memberId, id: mediaId });
  const usable = file === undefined ? null : await findUsableMedia(app, memberId, file.url, null, Infinity);
  return toMediaView(usable?.url ?? null, usable?.stored ?? null) ?? fail(mediaErrors, 'upload_not_found');
};

/** A file that we do not take is gone with its pieces; one that could only not be stored can be tried again. */
const admit = async (app: App, memberId: MemberId, row: PartialRow): Promise<StoredFile> => {
  try {
    return await oneByOne(memberId, () => putTogether(app, memberId, row));
  } catch (error) {
    if (error instanceof Failure && error.status === 400) await removePartial(app, row);
    else await settlePartial(app.db, { id: row.id, mediaId: null });
    throw error;
  }
};

const putTogether = async (app: App, memberId: MemberId, row: PartialRow): Promise<StoredFile> => {
  const folder = incomingFolder(app.config.dataDir);
  const path = join(folder, randomUUID());
  try {
    await mkdir(folder, { recursive: true });
    await pipeline(readPieces(app, row), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    const content = await findContent(path);
    if (content?.kind !== 'video' || content.container === null || content.container === 'ogg')
      fail(mediaErrors, 'not_a_video');
    const file = { path, size: row.received };
    const shelf = foldersOf(app).video;
    const parcel = await packVideo(app.config.ffmpeg, memberId, file, content.container, row.screen, shelf);
    return await keep(app, memberId, parcel, app.clock.now(), { counted: row.received });
  } catch (error) {
    return failOfStore(app, toUploadFailure(error));
  } finally {
    await rm(path, { force: true });
  }
};

const readPieces = async function* (app: App, { folder, pieces }: PartialRow): AsyncGenerator<Buffer> {
  let offset = 0;
  for (const length of pieces) {
    const piece = await app.files.open(pieceKey(folder, offset, length), null);
    if (piece?.body == null || piece.size !== length) fail(mediaErrors, 'upload_not_found');
    for await (const chunk of piece.body) yield chunk as Buffer;
    offset += length;
  }
};
