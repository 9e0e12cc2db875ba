// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, many, maybe, one } from '#kernel';

export interface SelectHostRow {
  blocked: boolean;
  failing_since: Date | null;
  next_try_at: Date | null;
  slow_since: Date | null;
}

/** Whether it is spoken with: a decision about any of these names goes for it. And how it answers, as far as that is known. */
export const selectHost = one<{ names: readonly string[]; name: string }, SelectHostRow>(
  'federation_select_host',
  `select exists (select 1 from federation_hosts above where above.name = any($1::text[]) and above.state = 'blocked') as blocked,
  h.failing_since as failing_since, h.next_try_at as next_try_at, h.slow_since as slow_since
from (select $2::text as name) asked left join federation_hosts h on h.name = asked.name`,
  (p) => [p.names, p.name],
);

export interface NoteFailureRow {
  failing_since: Date;
  next_try_at: Date;
}

/** It rests for longer each time: half as long again as it has failed already, from a minute to half a day. */
export const noteFailure = maybe<{ name: string; now: Date | null }, NoteFailureRow>(
  'federation_note_failure',
  `insert into federation_hosts as h (name, failing_since, next_try_at, created_at)
values ($1, $2, $2::timestamptz + interval '1 minute', $2)
on conflict (name) do update set failing_since = coalesce(h.failing_since, $2),
  next_try_at = $2::timestamptz + least(interval '12 hours',
    greatest(interval '1 minute', ($2::timestamptz - coalesce(h.failing_since, $2)) / 2))
returning failing_since as failing_since, next_try_at as next_try_at`,
  (p) => [p.name, p.now],
);

export const noteSuccess = exec<{ name: string }>(
  'federation_note_success',
  `update federation_hosts set failing_since = null, next_try_at = null where name = $1 and failing_since is not null`,
  (p) => [p.name],
);

export const noteSlow = exec<{ name: string; now: Date | null }>(
  'federation_note_slow',
  `insert into federation_hosts as h (name, slow_since, created_at) values ($1, $2, $2)
on conflict (name) do update set slow_since = coalesce(h.slow_since, $2)`,
  (p) => [p.name, p.now],
);

export const noteQuick = exec<{ name: string }>(
  'federation_note_quick',
  `update federation_hosts set slow_since = null where name = $1 and slow_since is not null`,
  (p) => [p.name],
);

export interface SelectSlowRow {
  name: string;
}

/** Of these, those that take their time. */
export const selectSlow = many<{ names: readonly string[] }, SelectSlowRow>(
  'federation_select_slow',
  `select name from federation_hosts where name = any($1::text[]) and slow_since is not null`,
  (p) => [p.names],
);

/** Known since somebody there was. */
export const insertHost = exec<{ name: string; now: Date }>(
  'federation_insert_host',
  `insert into federation_hosts (name, created_at) values ($1, $2) on conflict do nothing`,
  (p) => [p.name, p.now],
);
