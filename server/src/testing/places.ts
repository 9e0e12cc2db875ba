// Databases that a test names by where they lie, and opens and closes itself.
import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { asOneTransaction, createLog, fill, openDatabase, openPostgres, type Database, type RowSource } from '#kernel';
import { temporaryFolder } from './machines/process.ts';
import { printAll } from './rows.ts';

export interface Place {
  dataDir: string;
  databaseUrl: string | null;
}

const log = createLog('fatal', false);

/** A PostgreSQL database without a table, and an owner of it who is nothing else. */
export const emptyPostgres = async (): Promise<string> => {
  const url = new URL(inject('postgresUrl') ?? '');
  const name = `app_${randomBytes(6).toString('hex')}`;
  const admin = openPostgres(url.href, log, 1);
  await admin.pool.query(`create role ${name} login`);
  await admin.pool.query(`create database ${name} owner ${name}`);
  await admin.close();
  url.pathname = `/${name}`;
  url.username = name;
  return url.href;
};

/** Of the kind that this run is about. */
export const emptyPlace = async (): Promise<Place> => ({
  dataDir: temporaryFolder(),
  databaseUrl: inject('postgresUrl') === null ? null : await emptyPostgres(),
});

export const withDatabase = async <T>(place: Place, work: (database: Database) => Promise<T>): Promise<T> => {
  const database = await openDatabase(place, log);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
};

export const rowsAt = (place: Place): Promise<string> => withDatabase(place, (database) => printAll(database));

const numberAt = (databaseUrl: string, question: string): Promise<number> =>
  withDatabase({ databaseUrl, dataDir: '' }, async ({ pool }) => {
    const { rows } = await pool.query<{ n: number }>(`select count(*)::int as n from ${question}`);
    return rows[0]?.n ?? 0;
  });

export const countTables = (databaseUrl: string): Promise<number> =>
  numberAt(databaseUrl, `information_schema.tables where table_schema = 'public'`);

/** Connections of anybody else. */
export const countOthers = (databaseUrl: string): Promise<number> =>
  numberAt(databaseUrl, 'pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()');

/** A source without a table, for what is refused before one is looked at. */
export const noRows: RowSource = {
  migrations: [],
  tables: [],
  sequences: [],
  prove: async () => [],
  async *rowsOf() {
    // There are none.
  },
};

export const fillAt = (databaseUrl: string, source: RowSource): Promise<void> =>
  withDatabase({ dataDir: '', databaseUrl }, (to) =>
    asOneTransaction(to, (writing) => fill(writing, source, { into: 'empty', step: () => undefined })),
  );
