// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { one } from '../db/query.ts';

export interface LiftTimeLimitRow {
  limit: string;
}

/** For work on many rows: this transaction's statements may take as long as they need. */
export const liftTimeLimit = one<void, LiftTimeLimitRow>(
  'kernel_lift_time_limit',
  `select set_config('statement_timeout', '0', true) as limit`,
  () => [],
);
