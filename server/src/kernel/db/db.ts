import type { Pool, PoolClient, QueryConfig, QueryResult, QueryResultRow } from 'pg';

export interface Statement {
  /** A named one is prepared once for each connection: nothing is parsed or planned again. */
  readonly name?: string;
  readonly text: string;
  readonly values?: readonly unknown[];
}

/** What services and statements take first: the database, or a transaction of it. */
export interface Db {
  query<Row extends QueryResultRow = QueryResultRow>(statement: Statement): Promise<QueryResult<Row>>;
  /** Kept whole or not at all. Within another one it is undone alone. */
  transaction<T>(work: (tx: Db) => Promise<T>): Promise<T>;
}

// The driver takes arrays that may be changed, and changes none.
const toConfig = (statement: Statement): QueryConfig => statement as QueryConfig;

export const toDb = (pool: Pool): Db => ({
  query: (statement) => pool.query(toConfig(statement)),
  transaction: async (work) => {
    const client = await pool.connect();
    // A connection whose transaction could not be ended is not given to anybody else.
    let isBroken = false;
    try {
      await client.query('begin');
      const result = await work(withinTransaction(client, 1));
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch(() => (isBroken = true));
      throw error;
    } finally {
      client.release(isBroken);
    }
  },
});

const withinTransaction = (client: PoolClient, depth: number): Db => ({
  query: (statement) => client.query(toConfig(statement)),
  transaction: async (work) => {
    const name = `inner_${depth}`;
    await client.query(`savepoint ${name}`);
    try {
      const result = await work(withinTransaction(client, depth + 1));
      await client.query(`release savepoint ${name}`);
      return result;
    } catch (error) {
      await client.query(`rollback to savepoint ${name}`);
      throw error;
    }
  },
});
