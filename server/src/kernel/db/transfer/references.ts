import type { ClientBase } from 'pg';
import { quoted, type Table } from './tables.ts';

export interface Reference {
  readonly from: string;
  readonly name: string;
  readonly definition: string;
}

/**
 * Rows come table by table, and some tables refer to each other: the references wait until all rows are there, and then each is
 * checked in one go. Triggers would count and release what is counted and released already. An owner may do both; switching
 * them off for the session would take a superuser.
 */
export const loosen = async (client: ClientBase, tables: readonly Table[]): Promise<Reference[]> => {
  const { rows } = await client.query<Reference>(
    `select c.relname::text as "from", k.conname::text as name, pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_class c on c.oid = k.conrelid
     where k.contype = 'f' and k.connamespace = current_schema()::regnamespace and k.conparentid = 0 order by 1, 2`,
  );
  for (const { from, name } of rows) await client.query(`alter table ${quoted(from)} drop constraint ${quoted(name)}`);
  for (const { name } of tables) await client.query(`alter table ${quoted(name)} disable trigger user`);
  return rows;
};

export const tighten = async (
  client: ClientBase,
  tables: readonly Table[],
  references: readonly Reference[],
): Promise<void> => {
  for (const { name } of tables) await client.query(`alter table ${quoted(name)} enable trigger user`);
  for (const { from, name, definition } of references)
    await client.query(`alter table ${quoted(from)} add constraint ${quoted(name)} ${definition}`);
};
