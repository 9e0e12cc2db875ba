import pg, { type ClientBase } from 'pg';
import { copyOut } from './copy.ts';

export interface Table {
  readonly name: string;
  /** By name, so that two databases say them in the same order. */
  readonly columns: readonly string[];
  /** Those that are written; the others are reckoned from them. */
  readonly written: readonly string[];
}

export interface Sequence {
  readonly name: string;
  readonly last: string;
}

/** A few megabytes: neither database has to hold more of a table in memory. */
const PIECE_BYTES = 2 * 1024 * 1024;

export const quoted = (name: string): string => pg.escapeIdentifier(name);
export const listed = (names: readonly string[]): string => names.map(quoted).join(', ');

export const readTables = async (client: ClientBase): Promise<Table[]> => {
  const { rows } = await client.query<Table>(
    `select c.relname::text as name, array_agg(a.attname::text order by a.attname) as columns,
       array_agg(a.attname::text order by a.attname) filter (where a.attgenerated = '') as written
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
     group by c.relname order by c.relname`,
  );
  return rows;
};

export const readSequences = async (client: ClientBase): Promise<Sequence[]> => {
  const { rows } = await client.query<Sequence>(
    `select sequencename::text as name, last_value::text as last from pg_sequences
     where schemaname = current_schema() and last_value is not null order by 1`,
  );
  return rows;
};

export const readApplied = async (client: ClientBase): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>('select name from migrations order by name');
  return rows.map(({ name }) => name);
};

interface Extent {
  blocks: number;
  bytes: number;
}

/** The rows of a table as lines of COPY, a stretch of its blocks at a time: nothing is sorted and nothing piles up. */
export async function* piecesOf(client: ClientBase, { name, written }: Table): AsyncGenerator<Buffer> {
  const { rows } = await client.query<Extent>(
    `select (pg_relation_size(c) / current_setting('block_size')::int)::int as blocks, pg_table_size(c)::float8 as bytes
     from (select $1::regclass as c) t`,
    [quoted(name)],
  );
  const { blocks, bytes } = rows[0] ?? { blocks: 0, bytes: 0 };
  // What is long lies beside the table: the more of it, the fewer blocks at a time.
  const step = Math.max(1, Math.floor((PIECE_BYTES * blocks) / Math.max(bytes, 1)));
  for (let first = 0; first < blocks; first += step) {
    const within = `ctid >= '(${first},0)' and ctid < '(${first + step},0)'`;
    const piece = `select ${listed(written)} from ${quoted(name)} where ${within}`;
    const lines = await copyOut(client, `copy (${piece}) to stdout`);
    if (lines.length > 0) yield lines;
  }
}
