// Where the data are, on one machine or on several.
import { defineSettings } from './setting.ts';

export const machineSettings = defineSettings({
  DATABASE_URL: {
    kind: 'address',
    default: null,
    text: 'postgres://… of a PostgreSQL 15 or newer; unset, an embedded one in DATA_DIR is used. It may name several hosts (postgres://name:password@one:5432,two:5432/app): writes go to whichever is the primary.',
  },
  DATABASE_POOLER: {
    kind: 'text',
    default: 'none',
    text: 'transaction: DATABASE_URL leads to a PgBouncer in transaction mode. Needs DATABASE_DIRECT_URL.',
  },
  DATABASE_DIRECT_URL: {
    kind: 'address',
    default: null,
    text: 'The same database past the pooler, for migrations, locks and NOTIFY; one host or several.',
  },
  WORKERS: {
    kind: 'number',
    default: null,
    text: 'Processes that share the port and the work, with PostgreSQL; unset, half of the cores. With the embedded database there is one.',
  },
  DATABASE_REPLICA_URL: {
    kind: 'address',
    default: null,
    text: 'Standbys that answer searches and long lists, one host or several; who has written something reads it in any case.',
  },
  REPLICA_LAG_MS: {
    kind: 'number',
    default: 500,
    text: 'A replica that is further behind than this many milliseconds is left out until it has caught up.',
  },
  REDIS_URL: {
    kind: 'address',
    default: null,
    text: 'Redis, for several processes: carries live events and shares rate limits. Without it live events cross by Postgres, and limits hold for each program. With Sentinel: redis+sentinel://one:26379,two:26379/name-of-the-master.',
  },
});
