// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { one } from './db/query.ts';

export interface LockTaskRow {
  is_mine: boolean;
}

/** Until the transaction ends, whoever else asks for the same name gets no for an answer. */
export const lockTask = one<{ name: string }, LockTaskRow>(
  'kernel_lock_task',
  `select pg_try_advisory_xact_lock(hashtext($1::text)) as is_mine`,
  (p) => [p.name],
);
