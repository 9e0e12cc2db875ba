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
} from '@wagram/contract/media';
import { fail, newId, type App, type MemberId, type PartialId, type PartialScreen } from '#kernel';
import { failOfStore } from '../keep.ts';
import {
  appendPiece,
  deletePartial,
  insertPartial,
  selectOldestPartials,
  selectPartial,
  selectRecordings,
  selectStalePartials,
  type PartialRow,
} from './partials.gen.ts';
import { toUploadFailure } from '../upload/receive.ts';
import { assertRoom } from '../storage.ts';
import { incomingFolder } from '../store/disk.ts';

const mostOf = ({ config }: App, screen: PartialScreen): number =>
  ({ video: LONG_VIDEO_MAX_BYTES, replay: REPLAY_MAX_BYTES, file: config.fileMaxBytes })[screen];

const refuseLength = ({ config }: App, screen: PartialScreen): never => {
  if (screen !== 'file') return fail(mediaErrors, screen === 'video' ? 'over_100_mb' : 'over_400_mb');
  const megabytes = config.fileMaxBytes / MB;
  return fail(mediaErrors, 'file_too_large', {
    text: `File size must be less than ${megabytes}MB`,
    details: { megabytes },
  });
};

const MB = 1024 * 1024;

/** Nothing under this name is ever served. */
const shelfOf = ({ config }: App): string => `${config.brand.slug}-parts`;
export const pieceKey = (folder: string, offset: number, length: number): string => `${folder}/${offset}-${length}`;

export const toPartialView = (app: App, { id, screen, received, earlier }: PartialRow): PartialView => ({
  id,
  received,
  most: mostOf(app, screen) - earlier,
});

/** As far as the sender knows: how it is called and how long it gets; what it belongs to, and which recording of that it is. */
interface What {
  readonly name: string | null;
  readonly size: number;
  readonly about: string | null;
  readonly part: number;
  readonly earlier: number;
}

const NOTHING: What = { name: null, size: 1, about: null, part: 0, earlier: 0 };

/** With `about`, the one that is under way for the same thing is met again. Of too many, the oldest is given up. */
export const openPartial = async (
  app: App,
  memberId: MemberId,
  screen: PartialScreen,
  what: Partial<What> = {},
): Promise<PartialView> => {
  const { size, ...rest } = { ...NOTHING, ...what };
  if (mostOf(app, screen) === 0) fail(mediaErrors, 'files_off');
  assertTotal(app, screen, size);
  await assertRoom(app, memberId, size);
  for (const old of await selectOldestPartials(app.db, { memberId, about: rest.about, kept: PARTIALS_MAX - 1 }))
    await removeWhole(app, memberId, old);
  const folder = `${shelfOf(app)}/${randomBytes(16).toString('base64url')}`;
  const row = { id: newId<PartialId>(), memberId, screen, ...rest, folder };
  return toPartialView(app, await insertPartial(app.db, { ...row, now: app.clock.now() }));
};

export const findPartial = async (app: App, memberId: MemberId, id: PartialId): Promise<PartialRow> =>
  (await selectPartial(app.db, { memberId, id })) ?? fail(mediaErrors, 'upload_not_found');

export const dropPartial = async (app: App, memberId: MemberId, id: PartialId): Promise<void> =>
  removeWhole(app, memberId, await findPartial(app, memberId, id));

/** With the recordings before it. */
export const removeWhole = async (app: App, memberId: MemberId, row: PartialRow): Promise<void> => {
  const { about, part } = row;
  const earlier = part === 0 || about === null ? [] : await selectRecordings(app.db, { memberId, about, part });
  for (const one of [...earlier, row]) await removePartial(app, one);
};

/** Pieces first: a row whose pieces could not be removed is found again. */
const removePartial = async (app: App, { id, folder }: Pick<PartialRow, 'id' | 'folder'>): Promise<void> => {
  await app.files.remove(folder).catch((error: unknown) => failOfStore(app, error));
  await deletePartial(app.db, { id });
};

const BATCH = 100;

/** What nobody has added to for a day. */
export const sweepPartials = async (app: App, before: Date): Promise<void> => {
  const stale = await selectStalePartials(app.db, { before, now: app.clock.now(), count: BATCH });
  for (const row of stale) await removePartial(app, row);
};

/** Answers how far the file has come. */
export const receivePiece = async (
  app: App,
  memberId: MemberId,
  at: { id: PartialId; offset: number },
  bytes: Readable,
): Promise<number> => {
  const row = await findPartial(app, memberId, at.id);
  assertFits(app, row, at.offset, 0);
  await assertRoom(app, memberId, 1);
  const folder = incomingFolder(app.config.dataDir);
  const path = join(folder, randomUUID());
  try {
    await mkdir(folder, { recursive: true });
    const length = await writeBounded(bytes, path);
    assertFits(app, row, at.offset, length);
    if (length === 0) return row.received;
    await assertRoom(app, memberId, length);
    await app.files.put(pieceKey(row.folder, at.offset, length), { path }, 'application/octet-stream');
    const piece = { offset: at.offset, length, now: app.clock.now() };
    const grown = await appendPiece(app.db, { memberId, id: row.id, ...piece });
    return grown?.received ?? fail(mediaErrors, 'wrong_offset');
  } catch (error) {
    return failOfStore(app, toUploadFailure(error));
  } finally {
    await rm(path, { force: true });
  }
};

export const assertTotal = (app: App, screen: PartialScreen, size: number): void => {
  if (size > mostOf(app, screen)) refuseLength(app, screen);
};

const assertFits = (app: App, row: PartialRow, offset: number, length: number): void => {
  const { screen, received, earlier, pieces, media_id: done } = row;
  if (offset !== received || done !== null) fail(mediaErrors, 'wrong_offset');
  assertTotal(app, screen, earlier + received + length);
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
