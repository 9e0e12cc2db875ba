import type { Reader } from './reader.ts';

/** Where the data are. */
export interface MachinesConfig {
  /** May name several hosts. */
  databaseUrl: string | null;
  /** Past the pooler; null: there is none to get past. */
  databaseDirectUrl: string | null;
  /** OPS-05: what keeps connections between this program and PostgreSQL. */
  pooler: 'none' | 'transaction';
  /** OPS-02: processes that share the port and the database, this one among them. */
  workers: number;
  /** OPS-03: standbys that answer reads; may name several. */
  replicaUrl: string | null;
  /** A replica that is older than this is left out. */
  replicaLagMs: number;
  /** May name several Sentinels. */
  redisUrl: string | null;
}

const postgres = ['postgres:', 'postgresql:'];
/** What makes no sense without a database of its own. */
export const withoutMachines = {
  DATABASE_URL: '',
  DATABASE_DIRECT_URL: '',
  DATABASE_POOLER: '',
  DATABASE_REPLICA_URL: '',
  WORKERS: '',
};

const redis = ['redis:', 'rediss:', 'redis+sentinel:', 'rediss+sentinel:'];

/** The process that starts workers tells them how many they are (app/workers/count.ts). */
const workersOf = (read: Reader): number => {
  if (!read.given('WORKERS')) return 1;
  const workers = read.number('WORKERS', 1, 64);
  read.reject(
    !read.given('DATABASE_URL') && workers > 1,
    `WORKERS=${workers} needs PostgreSQL: the embedded database belongs to one process. Set DATABASE_URL, or leave WORKERS out`,
  );
  return workers;
};

export const machinesOf = (read: Reader): MachinesConfig => {
  const pooler = read.text('DATABASE_POOLER');
  read.reject(
    pooler !== 'none' && pooler !== 'transaction',
    `DATABASE_POOLER must be none or transaction, not '${pooler}'`,
  );
  read.reject(
    pooler === 'transaction' && !(read.given('DATABASE_URL') && read.given('DATABASE_DIRECT_URL')),
    'DATABASE_POOLER is transaction: set DATABASE_URL to the pooler and DATABASE_DIRECT_URL to the database behind it, because migrations and NOTIFY need a session of their own',
  );
  const redisUrl = read.hosts('REDIS_URL', redis);
  read.reject(
    redisUrl?.includes('+sentinel://') === true && !/^[^/]+\/\/[^/]+\/[^/?%]+(?:\/\d+)?(?:\?.*)?$/.test(redisUrl),
    'REDIS_URL leads to Sentinels and has to name their master, and may name a database by its number: redis+sentinel://one:26379,two:26379/name',
  );
  const replicas = read.hosts('DATABASE_REPLICA_URL', postgres);
  read.reject(
    replicas !== null && !read.given('DATABASE_URL'),
    'DATABASE_REPLICA_URL is set but DATABASE_URL is missing: the embedded database has no replicas',
  );
  return {
    databaseUrl: read.hosts('DATABASE_URL', postgres),
    databaseDirectUrl: read.hosts('DATABASE_DIRECT_URL', postgres),
    pooler: pooler === 'transaction' ? 'transaction' : 'none',
    workers: workersOf(read),
    replicaUrl: replicas,
    replicaLagMs: read.number('REPLICA_LAG_MS', 1, 60_000),
    redisUrl,
  };
};
