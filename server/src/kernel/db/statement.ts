import type { QueryResult, QueryResultRow } from 'pg';
import type { Db } from './database.ts';

interface Driver {
  query(config: { name: string; text: string; values: readonly unknown[] }): Promise<QueryResult>;
}

// Drizzle keeps the driver's pool, or inside a transaction its connection, on the session.
export const driverOf = (db: Db): Driver => (db as unknown as { _: { session: { client: Driver } } })._.session.client;

/** A hot query in plain SQL, run as a named prepared statement: nothing is built, planned or parsed again. */
export const statement =
  <Row extends QueryResultRow>(name: string, text: string) =>
  async (db: Db, ...values: readonly unknown[]): Promise<Row[]> =>
    (await driverOf(db).query({ name, text, values })).rows as Row[];
