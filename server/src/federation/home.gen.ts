// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, maybe } from '#kernel';

export const insertHome = exec<{ origin: string; now: Date }>(
  'federation_insert_home',
  `insert into federation_home (origin, created_at) values ($1, $2) on conflict do nothing`,
  (p) => [p.origin, p.now],
);

export interface SelectHomeRow {
  origin: string;
}

export const selectHome = maybe<void, SelectHomeRow>(
  'federation_select_home',
  `select origin from federation_home`,
  () => [],
);
