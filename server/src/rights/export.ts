import { randomBytes, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { EXPORT_DAYS, rightsErrors, type ExportView } from '@wagram/contract/rights';
import { fail, newId, type App } from '#kernel';
import { incomingFolder, storeOf } from '#media';
import { writeArchive } from './archive.ts';
import {
  claimExport,
  deleteExport,
  insertExport,
  lockOwner,
  markExportFailed,
  markExportReady,
  prolongExport,
  selectExpiredExports,
  selectExports,
  selectNewestExport,
  type ExportRow,
} from './exports.gen.ts';

const DAY_MS = 24 * 3_600_000;
/** Whoever makes an archive says so every while; one that falls silent has died, and another takes over. */
const LEASE_MS = 120_000;
const RENEW_MS = 30_000;
/** After a failure. */
const RETRY_MS = 60_000;

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

export const readExport = async (app: App, memberId: string, now: Date): Promise<ExportState> => {
  const row = await selectNewestExport(app.db, { memberId });
  if (row === undefined || (row.state !== 'waiting' && row.expires_at !== null && row.expires_at <= now))
    return { export: null, next_at: null };
  const nextAt = new Date(row.created_at.getTime() + DAY_MS);
  return { export: toExportView(row), next_at: row.state === 'failed' || nextAt <= now ? null : nextAt.toISOString() };
};

/** At most one a day; making it is left to the job. */
export const askForExport = async (app: App, memberId: string, now: Date): Promise<ExportState> => {
  const made = await app.db.transaction(async (tx) => {
    await lockOwner(tx, { memberId });
    return insertExport(tx, { id: newId(), memberId, now, since: new Date(now.getTime() - DAY_MS) });
  });
  if (made === undefined) fail(rightsErrors, 'export_too_soon');
  return readExport(app, memberId, now);
};

/** Nobody can guess it, and nothing under it is served to those who know it: only its owner's session leads there. */
const newFolder = (): string => `exports/${randomBytes(24).toString('base64url')}`;
export const archiveKey = (folder: string): string => `${folder}/archive.zip`;

const claim = async (app: App): Promise<ExportRow | null> => {
  const now = app.clock.now();
  const until = new Date(now.getTime() + LEASE_MS);
  return (await claimExport(app.db, { now, until, file: newFolder() })) ?? null;
};

const make = async (app: App, row: ExportRow): Promise<void> => {
  const folder = row.file ?? newFolder();
  const path = join(incomingFolder(app.config.dataDir), `${randomUUID()}.zip`);
  const now = app.clock.now();
  try {
    const size = await writeArchive(app, row.member_id, path, now);
    await storeOf(app).put(archiveKey(folder), { path }, 'application/zip');
    const expiresAt = new Date(now.getTime() + EXPORT_DAYS * DAY_MS);
    if ((await markExportReady(app.db, { id: row.id, size, until: expiresAt })) === 0)
      await storeOf(app).remove(folder);
  } finally {
    await rm(path, { force: true });
  }
};

const makeOne = async (app: App, row: ExportRow): Promise<void> => {
  const later = (ms: number): Date => new Date(app.clock.now().getTime() + ms);
  const renewing = setInterval(
    () => void prolongExport(app.db, { id: row.id, until: later(LEASE_MS) }).catch(() => undefined),
    RENEW_MS,
  );
  try {
    await make(app, row);
  } catch (error) {
    app.log.warn({ err: error }, 'an archive could not be made');
    const isHopeless = app.clock.now().getTime() - row.created_at.getTime() > DAY_MS;
    if (isHopeless) await markExportFailed(app.db, { id: row.id, until: later(EXPORT_DAYS * DAY_MS) });
    else await prolongExport(app.db, { id: row.id, until: later(RETRY_MS) });
  } finally {
    clearInterval(renewing);
  }
};

/** Makes what waits, one after the other. */
export const makeExports = async (app: App): Promise<void> => {
  for (let row = await claim(app); row !== null; row = await claim(app)) await makeOne(app, row);
};

/** The file goes first: a row whose file could not be removed is found again. */
const removeExport = async (app: App, row: ExportRow): Promise<void> => {
  if (row.file !== null) await storeOf(app).remove(row.file);
  await deleteExport(app.db, { id: row.id });
};

export const removeExpired = async (app: App): Promise<void> => {
  for (const row of await selectExpiredExports(app.db, { now: app.clock.now() })) await removeExport(app, row);
};

export const removeExportsOf = async (app: App, memberId: string): Promise<void> => {
  for (const row of await selectExports(app.db, { memberId })) await removeExport(app, row);
};
