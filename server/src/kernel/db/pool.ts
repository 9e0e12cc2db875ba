import { defaultBrand } from '@wagram/contract/kernel';
import pg from 'pg';
import { causedByNobody } from '../cause.ts';
import type { Log } from '../log.ts';
import { readOnlyError } from './driver-errors.ts';
import type { Primary } from './primary.ts';

const STATEMENT_TIMEOUT_MS = 5_000;
const CONNECT_TIMEOUT_MS = 1_500;

/** What every session of ours is set to; behind a pooler, which refuses to be told, by ALTER ROLE. */
export const SESSION = {
  statement_timeout: STATEMENT_TIMEOUT_MS,
  idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS * 2,
  // Compiling a plan pays for reports that run for seconds; our statements take less than the compiling. And PostgreSQL
  // takes a disk to be a spinning one unless it is told: it would rather read a whole table than look up twenty rows.
  options: '-c jit=off -c random_page_cost=1.1',
};

interface PoolOptions {
  readonly size: number;
  /** OPS-05: each transaction may come to another session, which knows nothing of the one before. */
  readonly isPooled?: boolean;
  /** Who has not answered by then is taken to be away. */
  readonly answerMs?: number;
}

export const openPool = (primary: Primary, log: Log, { size, isPooled = false, answerMs }: PoolOptions): pg.Pool => {
  const pool = new pg.Pool({
    Client: isPooled ? unnamed(clientOf(primary)) : clientOf(primary),
    max: size,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: defaultBrand.slug,
    ...(isPooled ? {} : SESSION),
    ...(answerMs === undefined ? {} : { query_timeout: answerMs }),
    ...(primary.isAlone ? {} : { onConnect: refuseReadOnly }),
  });
  // A connection that the server cut is replaced by the pool; unheard, the event would end the process. The pool hears
  // idle connections only, so those that are lent out are heard here.
  pool.on('error', () => undefined);
  pool.on('connect', (client) =>
    // Whoever had it opened is long gone.
    client.on('error', (error) => causedByNobody(() => log.warn({ err: error }, 'a database connection was lost'))),
  );
  return pool;
};

/** To whichever host is the primary when it is made. */
const clientOf = (primary: Primary) =>
  class extends pg.Client {
    constructor(options?: pg.ClientConfig) {
      super({ ...options, connectionString: primary.address });
      primary.hold(this);
    }
  };

/** For NOTIFY. Nothing is heard of a host that vanished without a word: the system is asked to look after it. */
export const listenerOf = (primary: Primary): pg.Client =>
  new (clientOf(primary))({ connectionTimeoutMillis: 2_000, keepAlive: true });

/** A statement that was prepared in one session is not known in the next. */
const unnamed = (Client: new (options?: pg.ClientConfig) => pg.Client): typeof pg.Client => {
  class Unnamed extends Client {
    override query = ((statement: string | pg.QueryConfig, ...rest: unknown[]): unknown => {
      const plain = typeof statement === 'object' && statement.name !== undefined ? withoutName(statement) : statement;
      return (super.query as (...all: unknown[]) => unknown)(plain, ...rest);
    }) as pg.Client['query'];
  }
  return Unnamed as typeof pg.Client;
};

const withoutName = ({ text, values }: pg.QueryConfig): pg.QueryConfig => ({
  text,
  ...(values === undefined ? {} : { values }),
});

// A host may be demoted between two looks.
const refuseReadOnly = async (client: pg.ClientBase): Promise<void> => {
  const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only');
  if (rows[0]?.transaction_read_only === 'on') throw readOnlyError();
};
