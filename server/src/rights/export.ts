import { randomBytes, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { EXPORT_DAYS, rightsErrors, type ExportView } from '@wagram/contract/rights';
import { fail, jobKind, newId, type App, type MemberId, type ExportId } from '#kernel';
import { incomingFolder } from '#media';
import { writeArchive } from './archive.ts';
import {
  beginExport,
  deleteExport,
  insertExport,
  lockOwner,
  markExportFailed,
  markExportReady,
  selectExpiredExports,
  selectExports,
  selectNewestExport,
  type ExportRow,
} from './exports.gen.ts';

const DAY_MS = 24 * 3_600_000;
const MINUTE_MS = 60_000;
/** A store that is away for most of a day is waited for. */
const PAUSES_MS = [1, 10, 60, 360, 720].map((minutes) => minutes * MINUTE_MS);

const makeArchive = jobKind<{ exportId: ExportId }>('rights.archive');

export interface ExportState {
  export: ExportView | null;
  next_at: string | null;
}

const toExportView = (row: ExportRow): ExportView => ({
  id: row.id,
  state: row.state,
  size: row.size === null ? null : Number(row.size),
  created_at: row.created_at.toISOString(),
  expires_at: row.state === 'ready' ? (row.expires_at?.toISOString() ?? null) : null,
});

export const readExport = async (app: App, memberId: MemberId, now: Date): Promise<ExportState> => {
  const row = await selectNewestExport(app.db, { memberId });
  if (row === undefined || (row.state !== 'waiting' && row.expires_at !== null && row.expires_at <= now))
    return { export: null, next_at: null };
  const nextAt = new Date(row.created_at.getTime() + DAY_MS);
  return { export: toExportView(row), next_at: row.state === 'failed' || nextAt <= now ? null : nextAt.toISOString() };
};

/** At most one a day; making it is left to a job. */
export const askForExport = async (app: App, memberId: MemberId, now: Date): Promise<ExportState> => {
  const made = await app.transact(async (tx) => {
    await lockOwner(tx, { memberId });
    const row = await insertExport(tx, { id: newId(), memberId, now, since: new Date(now.getTime() - DAY_MS) });
    if (row !== undefined) await app.jobs.enqueue(tx, makeArchive, { exportId: row.id }, { key: row.id, memberId });
    return row;
  });
  if (made === undefined) fail(rightsErrors, 'export_too_soon');
  return readExport(app, memberId, now);
};

/** Nobody can guess it, and nothing under it is served to those who know it: only its owner's session leads there. */
const newFolder = (): string => `exports/${randomBytes(24).toString('base64url')}`;
export const archiveKey = (folder: string): string => `${folder}/archive.zip`;

const make = async (app: App, exportId: ExportId): Promise<void> => {
  const row = await beginExport(app.db, { id: exportId, file: newFolder() });
  if (row?.file == null) return;
  const path = join(incomingFolder(app.config.dataDir), `${randomUUID()}.zip`);
  const now = app.clock.now();
  try {
    const size = await writeArchive(app, row.member_id, path, now);
    await app.files.put(archiveKey(row.file), { path }, 'application/zip');
    const until = new Date(now.getTime() + EXPORT_DAYS * DAY_MS);
    if ((await markExportReady(app.db, { id: row.id, size, until })) === 0) await app.files.remove(row.file);
  } finally {
    await rm(path, { force: true });
  }
};

export const startArchives = (app: App): void =>
  app.jobs.handle(
    makeArchive,
    {
      pausesMs: PAUSES_MS,
      onGivenUp: async ({ payload: { exportId } }) => {
        const until = new Date(app.clock.now().getTime() + EXPORT_DAYS * DAY_MS);
        await markExportFailed(app.db, { id: exportId, until });
      },
    },
    ({ payload: { exportId } }) => make(app, exportId),
  );

/** The file goes first: a row whose file could not be removed is found again. */
const removeExport = async (app: App, row: ExportRow): Promise<void> => {
  if (row.file !== null) await app.files.remove(row.file);
  await deleteExport(app.db, { id: row.id });
};

export const removeExpired = async (app: App): Promise<void> => {
  for (const row of await selectExpiredExports(app.db, { now: app.clock.now() })) await removeExport(app, row);
};

export const removeExportsOf = async (app: App, memberId: MemberId): Promise<void> => {
  for (const row of await selectExports(app.db, { memberId })) await removeExport(app, row);
};
