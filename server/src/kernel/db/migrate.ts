import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ClientBase, Pool, PoolClient } from 'pg';
import type { Log } from '../log.ts';

const folder = fileURLToPath(new URL('../../../migrations', import.meta.url));
// Any number will do as long as every process uses the same.
const LOCK = 8_274_115;
const TABLE =
  'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())';

export class UnknownMigration extends Error {
  constructor(names: string[]) {
    super(`The database is newer than this program: it knows ${names.join(', ')}. Start the newer version.`);
    this.name = 'UnknownMigration';
  }
}

/** Brings the schema up to date. One process does it, the others wait; each file is one transaction, so a kill loses nothing. */
export const migrate = async (pool: Pool, log: Log, from: string = folder): Promise<string[]> => {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query(`select pg_advisory_lock(${LOCK})`);
    return await runAll(client, log, from);
  } finally {
    await client.query(`select pg_advisory_unlock_all()`).catch(() => undefined);
    await client.query('reset statement_timeout').catch(() => undefined);
    client.release();
  }
};

const runAll = async (client: PoolClient, log: Log, from: string): Promise<string[]> => {
  await client.query(TABLE);
  const { rows } = await client.query<{ name: string }>('select name from migrations');
  const known = (await readdir(from)).filter((name) => name.endsWith('.sql')).sort();
  const applied = new Set(rows.map((row) => row.name));
  const unknown = [...applied].filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new UnknownMigration(unknown);
  const missing = known.filter((name) => !applied.has(name));
  for (const name of missing) {
    await runOne(client, name, await readFile(join(from, name), 'utf8'));
    log.info(`migrated: ${name}`);
  }
  return missing;
};

/** For who makes all tables within a transaction: a program that starts meanwhile waits until it is over. */
export const lockMigrations = async (client: ClientBase): Promise<void> => {
  await client.query(`select pg_advisory_xact_lock(${LOCK})`);
};

/** Every migration that this program knows, in order, with what it says. */
export const readMigrations = async (): Promise<ReadonlyMap<string, string>> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const files = names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const);
  return new Map(await Promise.all(files));
};

/** The tables as they were after these migrations, in the transaction that is under way. */
export const makeTables = async (client: ClientBase, names: readonly string[]): Promise<void> => {
  const known = await readMigrations();
  const unknown = names.filter((name) => !known.has(name));
  if (unknown.length > 0) throw new UnknownMigration(unknown);
  await client.query(TABLE);
  for (const [name, sql] of known) {
    if (!names.includes(name)) continue;
    await client.query(sql);
    await client.query('insert into migrations (name) values ($1)', [name]);
  }
};

const runOne = async (client: PoolClient, name: string, sql: string): Promise<void> => {
  try {
    await client.query('begin');
    await client.query(sql);
    await client.query('insert into migrations (name) values ($1)', [name]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw new Error(`The migration ${name} failed`, { cause: error });
  }
};
