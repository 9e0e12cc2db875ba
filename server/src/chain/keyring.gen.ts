// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, maybe } from '#kernel';

export interface SelectKeyRow {
  address: string;
  sealed: string;
}

export const selectKey = maybe<{ name: string }, SelectKeyRow>(
  'chain_select_key',
  `select address, sealed from chain_keys where name = $1`,
  (p) => [p.name],
);

export const insertKey = exec<{ name: string; address: string; sealed: string; now: Date }>(
  'chain_insert_key',
  `insert into chain_keys (name, address, sealed, created_at) values ($1, $2, $3, $4)
on conflict (name) do nothing`,
  (p) => [p.name, p.address, p.sealed, p.now],
);
