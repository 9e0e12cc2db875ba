import type { ClientBase } from 'pg';
import { readMigrations } from '../migrate.ts';
import { TransferRefused } from './refusal.ts';
import { listed, quoted, readTables } from './tables.ts';

const OLDEST = 150_000;
/** Tables that migrations put rows into. A program that was started even once has left a row elsewhere: its seal. */
const seeded: readonly string[] = ['migrations', 'counters', 'accounts'];

/** Whether it could hold our rows at all. */
export const assertFits = async (client: ClientBase): Promise<void> => {
  const { rows } = await client.query<{ number: number; version: string; encoding: string }>(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as version,
       current_setting('server_encoding') as encoding`,
  );
  const { number = 0, version = '', encoding = '' } = rows[0] ?? {};
  if (number < OLDEST) throw new TransferRefused(`That is PostgreSQL ${version}; it has to be 15 or newer.`);
  if (encoding !== 'UTF8')
    throw new TransferRefused(
      `That database writes text as ${encoding}; it has to be UTF8. Make it anew, for example with createdb --encoding=UTF8 --template=template0.`,
    );
};

/** A program that runs on it would write into tables that are about to go. */
export const assertIdle = async (client: ClientBase): Promise<void> => {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
     and application_name = current_setting('application_name')`,
  );
  const count = rows[0]?.count ?? 0;
  if (count > 0)
    throw new TransferRefused(`The program is running on that database (${count} connections). Stop it first.`);
};

const namesIn = (texts: string, pattern: RegExp): string[] =>
  [...texts.matchAll(pattern)].map((match) => match[1] ?? '');

// Names of everything that a migration ever made, also of what a later one took away.
const readOurs = async () => {
  const migrations = await readMigrations();
  const texts = [...migrations.values()].join('\n');
  return {
    migrations: new Set(migrations.keys()),
    tables: new Set([
      'migrations',
      ...namesIn(texts, /\bcreate table (?:if not exists )?([a-z_]+)/gi),
      ...namesIn(texts, /\brename to ([a-z_]+)/gi),
    ]),
    functions: new Set(namesIn(texts, /\bcreate (?:or replace )?function ([a-z_]+)/gi)),
  };
};

const somebodyElses = (names: readonly string[]): TransferRefused =>
  new TransferRefused(
    `That database holds tables of something else: ${names.slice(0, 5).join(', ')}. Name a database of its own in DATABASE_URL.`,
  );

/** What is not ours is never touched, whatever is asked. Others may have a table of the same name: ours know our migrations. */
export const assertOurs = async (client: ClientBase): Promise<void> => {
  const ours = await readOurs();
  const names = (await readTables(client)).map(({ name }) => name);
  if (names.length === 0) return;
  const others = names.filter((name) => !ours.tables.has(name));
  if (others.length > 0) throw somebodyElses(others);
  const applied = names.includes('migrations') ? await readApplied(client) : [];
  const isBegun = names.length === 1 && names[0] === 'migrations' && applied.length === 0;
  if (!isBegun && !applied.some((name) => ours.migrations.has(name))) throw somebodyElses(names);
};

const readApplied = async (client: ClientBase): Promise<string[]> => {
  const { rows } = await client.query<{ name: string | null }>('select to_jsonb(m) ->> $1 as name from migrations m', [
    'name',
  ]);
  return rows.flatMap(({ name }) => name ?? []);
};

/** Tables with rows that no migration put there. */
export const findUsed = async (client: ClientBase): Promise<string[]> => {
  const names = (await readTables(client)).map(({ name }) => name).filter((name) => !seeded.includes(name));
  if (names.length === 0) return [];
  const questions = names.map((name) => `exists (select from ${quoted(name)}) as ${quoted(name)}`);
  const { rows } = await client.query<Record<string, boolean>>(`select ${questions.join(', ')}`);
  return names.filter((name) => rows[0]?.[name] === true);
};

/** Tables and functions of ours. What others have made of them keeps them from going, and then nothing goes. */
export const removeTables = async (client: ClientBase): Promise<void> => {
  const names = (await readTables(client)).map(({ name }) => name);
  if (names.length === 0) return;
  await client.query(`drop table ${listed(names)}`);
  const { functions } = await readOurs();
  const { rows } = await client.query<{ name: string }>(
    `select p.oid::regprocedure::text as name from pg_proc p
     where p.pronamespace = current_schema()::regnamespace and p.proname = any($1)
     and not exists (select from pg_depend d where d.objid = p.oid and d.classid = 'pg_proc'::regclass and d.deptype = 'e')`,
    [[...functions]],
  );
  if (rows.length > 0) await client.query(`drop function ${rows.map(({ name }) => name).join(', ')}`);
};
