// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec } from '#kernel';

export const lockList = exec<{ name: string }>(
  'trending_lock_list',
  `select pg_advisory_xact_lock(hashtext($1))`,
  (p) => [p.name],
);

export const allowTime = exec<void>(
  'trending_allow_time',
  `select set_config('statement_timeout', '60s', true)`,
  () => [],
);

/** What is counted fits, so that nothing is written aside. */
export const allowMemory = exec<void>(
  'trending_allow_memory',
  `select set_config('work_mem', '64MB', true)`,
  () => [],
);
