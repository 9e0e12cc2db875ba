// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, many, maybe } from '#kernel';

export interface SelectKeyRow {
  address: string;
  sealed: string;
}

export const selectKey = maybe<{ name: string }, SelectKeyRow>(
  'chain_select_key',
  `select address, sealed from chain_keys where name = $1`,
  (p) => [p.name],
);

export interface SelectKeysRow {
  name: string;
  address: string;
}

/** What may be told of them: never what is sealed. */
export const selectKeys = many<void, SelectKeysRow>(
  'chain_select_keys',
  `select name, address from chain_keys order by created_at, name`,
  () => [],
);

export const insertKey = exec<{ name: string; address: string; sealed: string; now: Date }>(
  'chain_insert_key',
  `insert into chain_keys (name, address, sealed, created_at) values ($1, $2, $3, $4)
on conflict (name) do nothing`,
  (p) => [p.name, p.address, p.sealed, p.now],
);
