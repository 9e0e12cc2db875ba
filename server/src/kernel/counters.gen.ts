// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, maybe } from './db/query.ts';

export interface IncrementCounterRow {
  value: number;
}

/** The row lock makes numbers without gaps or doubles, however many ask at once; a rollback gives its number back. */
export const incrementCounter = maybe<{ name: string }, IncrementCounterRow>(
  'kernel_increment_counter',
  `update counters set value = value + 1 where name = $1 returning value::float8 as value`,
  (p) => [p.name],
);

export interface SelectCounterRow {
  value: number;
}

export const selectCounter = maybe<{ name: string }, SelectCounterRow>(
  'kernel_select_counter',
  `select value::float8 as value from counters where name = $1`,
  (p) => [p.name],
);

export const upsertCounter = exec<{ name: string; value: bigint | number }>(
  'kernel_upsert_counter',
  `insert into counters (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value`,
  (p) => [p.name, p.value],
);
