// The migrated schema in an embedded database, kept between runs, and what PostgreSQL says about a statement on it.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, protocol } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { readTree } from './tree.mjs';

/**
 * @typedef {{ table: string, column: string, notNull: boolean, brand: string | null, words: string[] | null }} Column
 * @typedef {object} Schema
 * @property {Map<string, Column>} columns by the numbers of table and place
 * @property {Map<number, { name: string, of: number }>} types
 * @property {Map<string, { name: string, strict: boolean }>} functions
 * @property {Map<string, string>} tables names by number
 */

const extensions = { pg_trgm };

/** @param {string} migrations @param {string} cache @returns {Promise<PGlite>} */
export const openSchema = async (migrations, cache) => {
  const names = readdirSync(migrations)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  const texts = names.map((name) => readFileSync(join(migrations, name), 'utf8'));
  const mark = createHash('sha256').update(texts.join('\0')).digest('hex').slice(0, 16);
  const kept = join(cache, `schema-${mark}.tar`);
  if (existsSync(kept)) return PGlite.create({ extensions, loadDataDir: new Blob([readFileSync(kept)]) });
  const lite = await PGlite.create({ extensions });
  for (const text of texts) await lite.exec(text);
  mkdirSync(cache, { recursive: true });
  for (const name of readdirSync(cache)) if (/^schema-\w+\.tar$/.test(name)) rmSync(join(cache, name), { force: true });
  writeFileSync(kept, Buffer.from(await (await lite.dumpDataDir('none')).arrayBuffer()));
  return lite;
};

const singular = (/** @type {string} */ table) =>
  table
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch)es$/, '$1')
    .replace(/([^s])s$/, '$1');

/** The kind of id that a table's key is: `posts` has `PostId`. @param {string} table */
export const brandOf = (table) =>
  `${singular(table).replaceAll(/(?:^|_)(\w)/g, (_, letter) => letter.toUpperCase())}Id`;

const COLUMNS = `
  select a.attrelid || '.' || a.attnum as key, c.relname as table, a.attname as column, a.attnotnull as not_null,
    a.atttypid = 'uuid'::regtype as is_uuid,
    (select f.relname from pg_constraint k join pg_class f on f.oid = k.confrelid
     where k.contype = 'f' and k.conrelid = c.oid and k.conkey = array[a.attnum] limit 1) as refers_to,
    exists (select 1 from pg_constraint k where k.contype = 'p' and k.conrelid = c.oid and k.conkey = array[a.attnum]) as is_key,
    (select pg_get_constraintdef(k.oid) from pg_constraint k
     where k.contype = 'c' and k.conrelid = c.oid and k.conkey = array[a.attnum]
       and pg_get_constraintdef(k.oid) ~ '= ANY \\(\\(?ARRAY\\[' limit 1) as words
  from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`;

/** A key that refers to another table has its ids: those of `groups` are ids of conversations. @param {readonly any[]} rows */
const homesOf = (rows) => {
  const next = new Map(
    rows.filter((row) => row.is_key && row.refers_to !== null).map((row) => [row.table, row.refers_to]),
  );
  /** @param {string} table @returns {string} */
  const homeOf = (table) => (next.has(table) ? homeOf(next.get(table)) : table);
  return homeOf;
};

/**
 * A column that outlives what it names refers to nothing: `member_id` says itself what it is.
 * @param {readonly any[]} rows @returns {Map<string, string>}
 */
const namedTables = (rows) =>
  new Map(rows.filter((row) => row.is_key && row.is_uuid).map((row) => [`${singular(row.table)}_id`, row.table]));

/** @param {any} row @param {(table: string) => string} homeOf @param {ReadonlyMap<string, string>} named @returns {Column} */
const toColumn = (row, homeOf, named) => {
  const table = row.refers_to ?? (row.is_key ? row.table : null) ?? named.get(row.column) ?? null;
  return {
    table: row.table,
    column: row.column,
    notNull: row.not_null,
    brand: row.is_uuid && table !== null ? brandOf(homeOf(table)) : null,
    words: row.words === null ? null : [...row.words.matchAll(/'([^']*)'::/g)].map((match) => match[1] ?? ''),
  };
};

/** @param {PGlite} lite @returns {Promise<Schema>} */
export const readSchema = async (lite) => {
  const rowsOf = async (/** @type {string} */ text) => /** @type {any[]} */ ((await lite.query(text)).rows);
  const [columns, types, functions, tables] = [
    await rowsOf(COLUMNS),
    await rowsOf('select oid, typname as name, typelem as of from pg_type'),
    await rowsOf('select oid::text, proname as name, proisstrict as strict from pg_proc'),
    await rowsOf(`select oid::text, relname as name from pg_class where relkind = 'r'`),
  ];
  const homeOf = homesOf(columns);
  const named = namedTables(columns);
  return {
    columns: new Map(columns.map((row) => [row.key, toColumn(row, homeOf, named)])),
    types: new Map(types.map(({ oid, name, of }) => [Number(oid), { name, of: Number(of) }])),
    functions: new Map(functions.map(({ oid, ...rest }) => [oid, rest])),
    tables: new Map(tables.map(({ oid, name }) => [oid, name])),
  };
};

/** Types of parameters and of what is answered. @param {PGlite} lite @param {string} text */
export const describe = async (lite, text) => {
  const { serialize } = protocol;
  const asked = [serialize.parse({ text }), serialize.describe({ type: 'S', name: '' }), serialize.sync()];
  const { messages } = await lite.execProtocol(Buffer.concat(asked));
  const find = (/** @type {string} */ name) => /** @type {any} */ (messages.find((one) => one.name === name));
  /** @type {number[]} */
  const params = find('parameterDescription')?.dataTypeIDs ?? [];
  /** @type {{ name: string, dataTypeID: number }[]} */
  const fields = find('rowDescription')?.fields ?? [];
  return { params, fields };
};

/** The analysed tree of a statement. @param {PGlite} lite @param {string} text @param {readonly string[]} types @returns {Promise<import('./tree.mjs').Node>} */
export const analyse = async (lite, text, types) => {
  await lite.exec(`create or replace procedure sql_probe(${types.join(', ')}) begin atomic ${text}; end`);
  const { rows } = await lite.query(`select prosqlbody::text as tree from pg_proc where proname = 'sql_probe'`);
  await lite.exec('drop procedure sql_probe');
  // A list of lists with one statement.
  return readTree(/** @type {any} */ (rows[0]).tree)[0][0];
};
