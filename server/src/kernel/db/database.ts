import { join } from 'node:path';
import pg from 'pg';
import { closeInside } from '../data-folder.ts';
import type { Config } from '../config/config.ts';
import type { Log } from '../log.ts';
import { toDb, type Db } from './db.ts';
import { EmbeddedPostgres } from './embedded.ts';
import { lockFolder } from './lock-file.ts';
import { listenerOf, openPool } from './pool.ts';
import { Primary } from './primary.ts';
import { Replicas } from './replicas.ts';

export type { Db };

export interface Database {
  readonly db: Db;
  readonly pool: pg.Pool;
  /** Past the pooler, if there is one: for what needs the same session again, as locks and migrations do. */
  readonly direct: pg.Pool;
  /** OPS-03: standbys that answer reads; null: there are none. */
  readonly replicas: Replicas | null;
  readonly kind: 'embedded' | 'postgres';
  /** A connection of its own that hears NOTIFY; whoever asks for it connects and ends it. */
  newListener(): pg.Client;
  close(): Promise<void>;
}

const POOL_SIZE = 16;
/** PostgreSQL takes a hundred connections unless it is told otherwise: the workers of a program share most of them. */
const POOLS_TOGETHER = 72;

const poolSizeOf = (workers: number): number => Math.max(3, Math.min(POOL_SIZE, Math.floor(POOLS_TOGETHER / workers)));

/** The migration, then whoever works alone. */
const DIRECT_SIZE = 2;

type DatabaseConfig = Pick<Config, 'databaseUrl' | 'dataDir'> &
  Partial<Pick<Config, 'pooler' | 'databaseDirectUrl' | 'workers' | 'replicaUrl' | 'replicaLagMs'>>;

export const openDatabase = async (config: DatabaseConfig, log: Log): Promise<Database> => {
  if (config.databaseUrl === null) return openFolder(config.dataDir, log);
  const directUrl = config.databaseDirectUrl ?? null;
  const { database, ready } = openHosts(config.databaseUrl, log, {
    size: poolSizeOf(config.workers ?? 1),
    directUrl,
    isPooled: config.pooler === 'transaction',
    replicaUrl: config.replicaUrl ?? null,
    replicaLagMs: config.replicaLagMs ?? 0,
  });
  await ready();
  if (config.pooler === 'transaction') await askForTimeLimit(database.pool, log);
  return database;
};

// A pooler refuses to be told how sessions are to be set. Without a limit one slow statement holds a connection for ever.
const askForTimeLimit = async (pool: pg.Pool, log: Log): Promise<void> => {
  const { rows } = await pool.query<{ statement_timeout: string }>('show statement_timeout');
  if (rows[0]?.statement_timeout !== '0') return;
  log.warn(
    'behind the pooler statements have no time limit: set one for the role of DATABASE_URL (docs/operate.md, Several databases)',
  );
};

/** For what works on all rows at once: one session, of the primary, past any pooler. */
export const openAlone = async (config: DatabaseConfig, log: Log): Promise<Database> => {
  const url = config.databaseDirectUrl ?? config.databaseUrl;
  if (url === null) return openFolder(config.dataDir, log);
  const { database, ready } = openHosts(url, log, {
    size: 1,
    directUrl: null,
    isPooled: false,
    replicaUrl: null,
    replicaLagMs: 0,
  });
  await ready();
  return database;
};

export const openPostgres = (url: string, log: Log, size = POOL_SIZE): Database =>
  openHosts(url, log, { size, directUrl: null, isPooled: false, replicaUrl: null, replicaLagMs: 0 }).database;

interface Hosts {
  readonly size: number;
  readonly directUrl: string | null;
  readonly isPooled: boolean;
  readonly replicaUrl: string | null;
  readonly replicaLagMs: number;
}

const openHosts = (url: string, log: Log, { size, directUrl, isPooled, replicaUrl, replicaLagMs }: Hosts) => {
  const primary = new Primary(url, log);
  const pool = openPool(primary, log, { size, isPooled });
  const directPrimary = directUrl === null ? primary : new Primary(directUrl, log);
  const direct = directUrl === null ? pool : openPool(directPrimary, log, { size: DIRECT_SIZE });
  const replicas =
    replicaUrl === null
      ? null
      : new Replicas(
          openPool(primary, log, { size: 1, isPooled }),
          { url: replicaUrl, lagMs: replicaLagMs, isPooled, size },
          log,
        );
  const database: Database = {
    db: toDb(pool),
    pool,
    direct,
    replicas,
    kind: 'postgres',
    newListener: () => listenerOf(directPrimary),
    close: async () => {
      await replicas?.close();
      await Promise.all(directUrl === null ? [pool.end()] : [pool.end(), direct.end()]);
      await Promise.all([primary.close(), directPrimary.close()]);
    },
  };
  return { database, ready: () => Promise.all([primary.look(), directPrimary.look()]).then(() => replicas?.look()) };
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
    direct: pool,
    replicas: null,
    kind: 'embedded',
    newListener: () => {
      throw new Error('nobody else writes to the embedded database');
    },
    close: async () => {
      await pool.end();
      await embedded.close();
    },
  };
};
