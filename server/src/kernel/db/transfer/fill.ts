import type { ClientBase } from 'pg';
import { lockMigrations, makeTables } from '../migrate.ts';
import { copyIn } from './copy.ts';
import { differences, proofOf, type Proof } from './proof.ts';
import { loosen, tighten } from './references.ts';
import { TargetNotEmpty, TransferRefused } from './refusal.ts';
import { listed, quoted, readTables, type Sequence, type Table } from './tables.ts';
import { assertFits, assertIdle, assertOurs, findUsed, removeTables } from './target.ts';

/** Where rows come from: another database, or the files of a backup. */
export interface RowSource {
  readonly migrations: readonly string[];
  readonly tables: readonly Table[];
  readonly sequences: readonly Sequence[];
  /** What every table adds up to there. */
  prove(): Promise<readonly Proof[]>;
  /** Whole lines of COPY text, some megabytes at a time. */
  rowsOf(table: Table): AsyncIterable<Buffer>;
}

export interface Fill {
  /** replace: what is there goes. scratch: a schema of its own, beside a program that may be running. */
  readonly into: 'empty' | 'replace' | 'scratch';
  /** Says what is done next. */
  step(text: string): void;
}

/**
 * Makes the tables anew by our migrations and puts every row into them, within the transaction that is under way; throws when a
 * single row is not the same in the end. Needs no more rights than the owner of the database has.
 */
export const fill = async (client: ClientBase, source: RowSource, { into, step }: Fill): Promise<void> => {
  await assertFits(client);
  if (into !== 'scratch') await clear(client, into);
  step('Making the tables');
  await makeTables(client, source.migrations);
  const tables = await readTables(client);
  assertSameShape(source.tables, tables);
  const references = await loosen(client, tables);
  await client.query(`truncate ${listed(tables.map(({ name }) => name))}`);
  step('Copying the rows');
  for (const table of source.tables)
    for await (const lines of source.rowsOf(table))
      await copyIn(client, `copy ${quoted(table.name)} (${listed(table.written)}) from stdin`, lines);
  for (const { name, last } of source.sequences)
    await client.query('select setval($1::regclass, $2::bigint)', [quoted(name), last]);
  step('Checking what refers to what');
  await tighten(client, tables, references);
  step('Comparing every row');
  const found: Proof[] = [];
  for (const table of source.tables) found.push(await proofOf(client, table));
  const different = differences(await source.prove(), found);
  if (different.length > 0) throw new TransferRefused(`The copy is not the same:\n  ${different.join('\n  ')}`);
  await client.query(`analyze ${listed(tables.map(({ name }) => name))}`);
};

const clear = async (client: ClientBase, into: 'empty' | 'replace'): Promise<void> => {
  await lockMigrations(client);
  await assertIdle(client);
  await assertOurs(client);
  const used = into === 'empty' ? await findUsed(client) : [];
  if (used.length > 0) throw new TargetNotEmpty(used);
  await removeTables(client);
};

/** A table that one side lacks, or that has other columns there, means that the two are of different versions. */
const assertSameShape = (expected: readonly Table[], made: readonly Table[]): void => {
  const shapeOf = ({ name, columns, written }: Table): string => `${name}(${columns.join()};${written.join()})`;
  const shapes = new Set(made.map(shapeOf));
  const other = expected.filter((table) => !shapes.has(shapeOf(table))).map(({ name }) => name);
  if (other.length === 0 && expected.length === made.length) return;
  throw new TransferRefused(
    `Our migrations make other tables than those that are to be copied: ${other.join(', ') || 'some are missing there'}. Were they changed by hand?`,
  );
};
