import { join } from 'node:path';
import { defaultBrand } from '@wagram/contract/kernel';
import pg from 'pg';
import { closeInside } from '../data-folder.ts';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { toDb, type Db } from './db.ts';
import { EmbeddedPostgres } from './embedded.ts';
import { lockFolder } from './lock-file.ts';

export type { Db };

export interface Database {
  readonly db: Db;
  readonly pool: pg.Pool;
  readonly kind: 'embedded' | 'postgres';
  close(): Promise<void>;
}

const STATEMENT_TIMEOUT_MS = 5_000;
const CONNECT_TIMEOUT_MS = 1_500;
const POOL_SIZE = 16;
/** PostgreSQL takes a hundred connections unless it is told otherwise: the workers of a program share most of them. */
const POOLS_TOGETHER = 72;

const poolSizeOf = (workers: number): number => Math.max(3, Math.min(POOL_SIZE, Math.floor(POOLS_TOGETHER / workers)));

export const openDatabase = (
  config: Pick<Config, 'databaseUrl' | 'dataDir'> & Partial<Pick<Config, 'workers'>>,
  log: Log,
): Promise<Database> =>
  config.databaseUrl === null
    ? openFolder(config.dataDir, log)
    : Promise.resolve(openPostgres(config.databaseUrl, log, poolSizeOf(config.workers ?? 1)));

export const openPostgres = (url: string, log: Log, size = POOL_SIZE): Database => {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS * 2,
    application_name: defaultBrand.slug,
    // Compiling a plan pays for reports that run for seconds; our statements take less than the compiling. And PostgreSQL
    // takes a disk to be a spinning one unless it is told: it would rather read a whole table than look up twenty rows.
    options: '-c jit=off -c random_page_cost=1.1',
  });
  // A connection that the server cut is replaced by the pool; unheard, the event would end the process. The pool hears
  // idle connections only, so those that are lent out are heard here.
  pool.on('error', () => undefined);
  pool.on('connect', (client) =>
    client.on('error', (error) => log.warn({ err: error }, 'a database connection was lost')),
  );
  return { db: toDb(pool), pool, kind: 'postgres', close: () => pool.end() };
};

const openFolder = async (dataDir: string, log: Log): Promise<Database> => {
  const unlock = lockFolder(dataDir);
  try {
    const folder = join(dataDir, 'postgres');
    const embedded = await EmbeddedPostgres.open({ folder, template: null });
    closeInside(folder);
    const database = openEmbedded(embedded, log);
    return {
      ...database,
      close: async () => {
        await database.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
};

export const openEmbedded = (embedded: EmbeddedPostgres, log: Log): Database => {
  const pool = new pg.Pool({
    stream: () => embedded.connect(),
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    // The embedded database has one session for ever: a new connection finds what the last one left behind.
    onConnect: (client) => client.query('rollback; deallocate all').then(() => undefined),
  });
  pool.on('error', (error) => log.error({ err: error }, 'the embedded database failed'));
  return {
    db: toDb(pool),
    pool,
    kind: 'embedded',
    close: async () => {
      await pool.end();
      await embedded.close();
    },
  };
};
