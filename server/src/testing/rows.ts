import type { Database } from '#kernel';

/**
 * Whoever changes a row is given a number, and numbers only grow: as long as the next one is the same, nothing was changed
 * since, and the tables need not be read again.
 */
const nextNumber = async ({ pool }: Database): Promise<string> => {
  const text = 'select pg_snapshot_xmax(pg_current_snapshot())::text as next';
  return (await pool.query<{ next: string }>(text)).rows[0]?.next ?? '';
};

/** Really all, where no program runs. */
export const printAll = async ({ pool }: Database, except: readonly string[] = []): Promise<string> => {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const hashes = rows
    .filter(({ name }) => !except.includes(name))
    .map(
      ({ name }) => `select '${name}:' || md5(coalesce(string_agg(t::text, '|' order by t::text), '')) from ${name} t`,
    );
  const read = await pool.query<{ all: string }>(
    `select string_agg(hash, e'\n') as all from (${hashes.join(' union all ')}) as one (hash)`,
  );
  return read.rows[0]?.all ?? '';
};

const known = new WeakMap<Database, Map<string, { next: string; print: string }>>();

/** What is written without anybody's doing: attempts at secrets, and how a process is. */
const BY_ITSELF: readonly string[] = ['attempts', 'processes'];

/** A fingerprint of every row of every table, without those that are named: two equal ones mean that nothing was changed. */
export const fingerprint = async (database: Database, ...more: readonly string[]): Promise<string> => {
  const except = [...BY_ITSELF, ...more];
  const prints = known.get(database) ?? new Map<string, { next: string; print: string }>();
  known.set(database, prints);
  const next = await nextNumber(database);
  const before = prints.get(except.join());
  if (before?.next === next) return before.print;
  const print = await printAll(database, except);
  prints.set(except.join(), { next, print });
  return print;
};
