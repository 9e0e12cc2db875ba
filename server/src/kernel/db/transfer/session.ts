import { randomBytes } from 'node:crypto';
import type { ClientBase } from 'pg';
import type { Database } from '../database.ts';
import { quoted } from './tables.ts';

// No limit of time, since tables may be large; and values are written in one way, whatever the server's defaults are.
const SETTINGS = `
  set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0;
  set timezone = 'UTC'; set datestyle = 'ISO, MDY'; set intervalstyle = 'postgres';
  set extra_float_digits = 1; set bytea_output = 'hex';`;

/** Which server and which database, without the password that the address may hold. */
export const describeServer = async ({ pool, kind }: Database): Promise<string> => {
  const { rows } = await pool.query<{ version: string; name: string }>(
    `select split_part(current_setting('server_version'), ' ', 1) as version, current_database()::text as name`,
  );
  const { version = '', name = '' } = rows[0] ?? {};
  return kind === 'embedded' ? `the embedded PostgreSQL ${version}` : `PostgreSQL ${version}, database ${name}`;
};

type Work<T> = (client: ClientBase) => Promise<T>;

const within = async <T>({ pool }: Database, begin: string, end: string, work: Work<T>): Promise<T> => {
  const client = await pool.connect();
  // Its settings are not those of the program: nobody else gets it.
  try {
    await client.query(SETTINGS);
    await client.query(begin);
    const result = await work(client);
    await client.query(end);
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release(true);
  }
};

/** All or nothing: a kill at any moment leaves what was there before. */
export const asOneTransaction = <T>(database: Database, work: Work<T>): Promise<T> =>
  within(database, 'begin', 'commit', work);

/** Everything as it is at one moment, also while others write. */
export const asSnapshot = <T>(database: Database, work: Work<T>): Promise<T> =>
  within(database, 'begin isolation level repeatable read, read only', 'commit', work);

/** Tables beside those that are there, in the same database; nothing of them stays. */
export const inScratchSchema = <T>(database: Database, work: Work<T>): Promise<T> =>
  within(database, 'begin', 'rollback', async (client) => {
    const scratch = quoted(`rehearsal_${randomBytes(6).toString('hex')}`);
    await client.query(`create schema ${scratch}`);
    // What extensions brought is found where they lie.
    await client.query(`select set_config('search_path', $1 || ', ' || current_setting('search_path'), true)`, [
      scratch,
    ]);
    return work(client);
  });
