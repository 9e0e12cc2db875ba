import { randomBytes, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { EXPORT_DAYS, rightsErrors, type ExportView } from '@house/contract/rights';
import { fail, newId, type House } from '#kernel';
import { incomingFolder, storeOf } from '#media';
import { writeArchive } from './archive.ts';
import {
  claimNext,
  deleteExport,
  insertExport,
  lockOwner,
  markFailed,
  markReady,
  prolong,
  selectExpired,
  selectNewest,
  selectOf,
  type ExportRow,
} from './queries.ts';

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

export const readExport = async (house: House, memberId: string, now: Date): Promise<ExportState> => {
  const [row] = await selectNewest(house.db, memberId);
  if (row === undefined || (row.state !== 'waiting' && row.expires_at !== null && row.expires_at <= now))
    return { export: null, next_at: null };
  const nextAt = new Date(row.created_at.getTime() + DAY_MS);
  return { export: toExportView(row), next_at: row.state === 'failed' || nextAt <= now ? null : nextAt.toISOString() };
};

/** At most one a day; making it is left to the job. */
export const askForExport = async (house: House, memberId: string, now: Date): Promise<ExportState> => {
  const made = await house.db.transaction(async (tx) => {
    await lockOwner(tx, memberId);
    return insertExport(tx, newId(), memberId, now, new Date(now.getTime() - DAY_MS));
  });
  if (made.length === 0) fail(rightsErrors, 'export_too_soon');
  return readExport(house, memberId, now);
};

/** Nobody can guess it, and nothing under it is served to those who know it: only its owner's session leads there. */
const newFolder = (): string => `exports/${randomBytes(24).toString('base64url')}`;
export const archiveKey = (folder: string): string => `${folder}/archive.zip`;

const claim = async (house: House): Promise<ExportRow | null> => {
  const now = house.clock.now();
  return (await claimNext(house.db, now, new Date(now.getTime() + LEASE_MS), newFolder()))[0] ?? null;
};

const make = async (house: House, row: ExportRow): Promise<void> => {
  const folder = row.file ?? newFolder();
  const path = join(incomingFolder(house.config.dataDir), `${randomUUID()}.zip`);
  const now = house.clock.now();
  try {
    const size = await writeArchive(house, row.member_id, path, now);
    await storeOf(house).put(archiveKey(folder), { path }, 'application/zip');
    const expiresAt = new Date(now.getTime() + EXPORT_DAYS * DAY_MS);
    if ((await markReady(house.db, row.id, size, expiresAt)).length === 0) await storeOf(house).remove(folder);
  } finally {
    await rm(path, { force: true });
  }
};

const makeOne = async (house: House, row: ExportRow): Promise<void> => {
  const later = (ms: number): Date => new Date(house.clock.now().getTime() + ms);
  const renewing = setInterval(() => void prolong(house.db, row.id, later(LEASE_MS)).catch(() => undefined), RENEW_MS);
  try {
    await make(house, row);
  } catch (error) {
    house.log.warn({ err: error }, 'an archive could not be made');
    const isHopeless = house.clock.now().getTime() - row.created_at.getTime() > DAY_MS;
    if (isHopeless) await markFailed(house.db, row.id, later(EXPORT_DAYS * DAY_MS));
    else await prolong(house.db, row.id, later(RETRY_MS));
  } finally {
    clearInterval(renewing);
  }
};

/** Makes what waits, one after the other. */
export const makeExports = async (house: House): Promise<void> => {
  for (let row = await claim(house); row !== null; row = await claim(house)) await makeOne(house, row);
};

/** The file goes first: a row whose file could not be removed is found again. */
const removeExport = async (house: House, row: ExportRow): Promise<void> => {
  if (row.file !== null) await storeOf(house).remove(row.file);
  await deleteExport(house.db, row.id);
};

export const removeExpired = async (house: House): Promise<void> => {
  for (const row of await selectExpired(house.db, house.clock.now())) await removeExport(house, row);
};

export const removeExportsOf = async (house: House, memberId: string): Promise<void> => {
  for (const row of await selectOf(house.db, memberId)) await removeExport(house, row);
};
