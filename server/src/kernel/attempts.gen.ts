// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, one } from './db/query.ts';

export interface InsertAttemptRow {
  count: number;
  resets_at: Date;
}

/** Counts in one statement: two hundred guesses at once over any number of processes are two hundred. A window that is over, or lies further ahead than any clock of ours would put it, begins anew. */
export const insertAttempt = one<{ key: string; resetsAt: Date; now: Date; latest: Date }, InsertAttemptRow>(
  'kernel_insert_attempt',
  `insert into attempts (key, count, resets_at) values ($1, 1, $2)
on conflict (key) do update set
  count = case when attempts.resets_at <= $3 or attempts.resets_at > $4 then 1 else attempts.count + 1 end,
  resets_at = case when attempts.resets_at <= $3 or attempts.resets_at > $4 then excluded.resets_at else attempts.resets_at end
returning count, resets_at`,
  (p) => [p.key, p.resetsAt, p.now, p.latest],
);

export const deleteAttempts = exec<{ key: string }>(
  'kernel_delete_attempts',
  `delete from attempts where key = $1`,
  (p) => [p.key],
);

export const deleteAttemptsNaming = exec<{ word: string }>(
  'kernel_delete_attempts_naming',
  `delete from attempts where position($1::text in key) > 0`,
  (p) => [p.word],
);

export const deleteOldAttempts = exec<{ now: Date }>(
  'kernel_delete_old_attempts',
  `delete from attempts where resets_at < $1`,
  (p) => [p.now],
);
