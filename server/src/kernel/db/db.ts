import type { EventOf } from '@wagram/contract/kernel';
import type { ClientBase, Pool, PoolClient, QueryConfig, QueryResult, QueryResultRow } from 'pg';
import { isReadOnly } from './driver-errors.ts';

export interface Statement {
  /** A named one is prepared once for each connection: nothing is parsed or planned again. */
  readonly name?: string;
  readonly text: string;
  readonly values?: readonly unknown[];
}

/** Hears how long a statement took, and of how many rows it told; null: it failed. */
export type WatchStatement = (name: string, ms: number, rows: number | null) => void;

/** What services and statements take first: the database, or a transaction of it. */
export interface Db {
  query<Row extends QueryResultRow = QueryResultRow>(statement: Statement): Promise<QueryResult<Row>>;
  /** Kept whole or not at all. Within another one it is undone alone. */
  transaction<T>(work: (tx: Db) => Promise<T>): Promise<T>;
  /**
   * Says what has happened to this process alone, as soon as it is committed, and not at all when it is not: for what is
   * kept in memory. Outside of a transaction every statement is committed when it is answered.
   */
  tell(...events: readonly EventOf<string, object>[]): void;
  readonly watch?: WatchStatement | undefined;
}

/** Hears what was told; it may not throw. */
type Hear = (events: readonly EventOf<string, object>[]) => void;

// The driver takes arrays that may be changed, and changes none.
const toConfig = (statement: Statement): QueryConfig => statement as QueryConfig;

export const toDb = (pool: Pool, hear: Hear = () => undefined, watch?: WatchStatement): Db => ({
  watch,
  query: (statement) => pool.query(toConfig(statement)),
  tell: (...events) => hear(events),
  transaction: async (work) => {
    const told: EventOf<string, object>[] = [];
    const result = await inTransaction(pool, (client) => work(withinTransaction(client, 1, told, watch)));
    if (told.length > 0) hear(told);
    return result;
  },
});

const inTransaction = async <T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> => {
  const client = await pool.connect();
  // A connection whose transaction could not be ended, or whose host takes no writes, is not given to anybody else.
  let isBroken = false;
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    isBroken = isReadOnly(error);
    await client.query('rollback').catch(() => (isBroken = true));
    throw error;
  } finally {
    client.release(isBroken);
  }
};

/** A transaction that somebody else has begun on this connection, and will end. */
export const dbWithin = (client: ClientBase): Db => withinTransaction(client, 1, [], undefined);

const withinTransaction = (
  client: ClientBase,
  depth: number,
  told: EventOf<string, object>[],
  watch: WatchStatement | undefined,
): Db => ({
  watch,
  query: (statement) => client.query(toConfig(statement)),
  tell: (...events) => void told.push(...events),
  transaction: async (work) => {
    const name = `inner_${depth}`;
    const before = told.length;
    await client.query(`savepoint ${name}`);
    try {
      const result = await work(withinTransaction(client, depth + 1, told, watch));
      await client.query(`release savepoint ${name}`);
      return result;
    } catch (error) {
      told.length = before;
      await client.query(`rollback to savepoint ${name}`);
      throw error;
    }
  },
});
