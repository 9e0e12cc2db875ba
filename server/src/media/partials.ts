// Files that come in pieces. Each piece lies whole in the store before it counts: whatever dies, the sender is told how far
// it came and goes on from there. Any process takes any piece.
import { randomBytes, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  LONG_VIDEO_MAX_BYTES,
  mediaErrors,
  PARTIALS_MAX,
  PIECE_MAX_BYTES,
  PIECES_MAX,
  REPLAY_MAX_BYTES,
  type PartialView,
} from '@house/contract/media';
import { fail, newId, type House } from '#kernel';
import { failOfStore } from './keep.ts';
import {
  appendPiece,
  deletePartial,
  insertPartial,
  selectCrowdedOut,
  selectPartial,
  selectStalePartials,
  type PartialRow,
  type PartialScreen,
} from './partial-queries.ts';
import { toUploadFailure } from './receive.ts';
import { assertRoom } from './storage.ts';
import { incomingFolder } from './store/disk.ts';
import { storeOf } from './store/store-of.ts';

const bounds = {
  video: { most: LONG_VIDEO_MAX_BYTES, over: 'over_100_mb' },
  replay: { most: REPLAY_MAX_BYTES, over: 'over_400_mb' },
} as const;

/** Nothing under this name is ever served. */
const shelfOf = ({ config }: House): string => `${config.brand.slug}-parts`;
export const pieceKey = (folder: string, offset: number, length: number): string => `${folder}/${offset}-${length}`;

export const toPartialView = ({ id, screen, received }: PartialRow): PartialView => ({
  id,
  received,
  most: bounds[screen].most,
});

/** With `about`, the one that is under way for the same thing is met again. Of too many, the oldest is given up. */
export const openPartial = async (
  house: House,
  memberId: string,
  screen: PartialScreen,
  about: string | null,
): Promise<PartialView> => {
  await assertRoom(house, memberId, 1);
  for (const old of await selectCrowdedOut(house.db, memberId, about, PARTIALS_MAX - 1))
    await removePartial(house, old);
  const folder = `${shelfOf(house)}/${randomBytes(16).toString('base64url')}`;
  const [row] = await insertPartial(house.db, newId(), memberId, screen, about, folder, house.clock.now());
  return row === undefined ? fail(mediaErrors, 'upload_not_found') : toPartialView(row);
};

export const findPartial = async (house: House, memberId: string, id: string): Promise<PartialRow> =>
  (await selectPartial(house.db, memberId, id))[0] ?? fail(mediaErrors, 'upload_not_found');

export const dropPartial = async (house: House, memberId: string, id: string): Promise<void> =>
  removePartial(house, await findPartial(house, memberId, id));

/** Pieces first: a row whose pieces could not be removed is found again. */
export const removePartial = async (house: House, { id, folder }: Pick<PartialRow, 'id' | 'folder'>): Promise<void> => {
  await storeOf(house)
    .remove(folder)
    .catch((error: unknown) => failOfStore(house, error));
  await deletePartial(house.db, id);
};

const BATCH = 100;

/** What nobody has added to for a day. */
export const sweepPartials = async (house: House, before: Date): Promise<void> => {
  for (const row of await selectStalePartials(house.db, before, house.clock.now(), BATCH))
    await removePartial(house, row);
};

/** Answers how far the file has come. */
export const receivePiece = async (
  house: House,
  memberId: string,
  at: { id: string; offset: number },
  bytes: Readable,
): Promise<number> => {
  const row = await findPartial(house, memberId, at.id);
  assertFits(row, at.offset, 0);
  await assertRoom(house, memberId, 1);
  const folder = incomingFolder(house.config.dataDir);
  const path = join(folder, randomUUID());
  try {
    await mkdir(folder, { recursive: true });
    const length = await writeBounded(bytes, path);
    assertFits(row, at.offset, length);
    if (length === 0) return row.received;
    await assertRoom(house, memberId, length);
    await storeOf(house).put(pieceKey(row.folder, at.offset, length), { path }, 'application/octet-stream');
    const [grown] = await appendPiece(house.db, memberId, row.id, at.offset, length, house.clock.now());
    return grown?.received ?? fail(mediaErrors, 'wrong_offset');
  } catch (error) {
    return failOfStore(house, toUploadFailure(error));
  } finally {
    await rm(path, { force: true });
  }
};

const assertFits = ({ screen, received, pieces, media_id: done }: PartialRow, offset: number, length: number): void => {
  const { most, over } = bounds[screen];
  if (offset !== received || done !== null) fail(mediaErrors, 'wrong_offset');
  if (received + length > most) fail(mediaErrors, over);
  if (pieces.length >= PIECES_MAX) fail(mediaErrors, 'too_many_parts');
};

const writeBounded = async (bytes: Readable, path: string): Promise<number> => {
  let length = 0;
  const target = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  await pipeline(
    bytes,
    async function* bound(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        length += chunk.length;
        if (length > PIECE_MAX_BYTES) fail(mediaErrors, 'piece_too_large');
        yield chunk;
      }
    },
    target,
  );
  return length;
};
