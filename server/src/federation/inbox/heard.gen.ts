// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec } from '#kernel';

/** Nothing is written for one that was heard before. */
export const insertHeard = exec<{ uri: string; now: Date }>(
  'federation_insert_heard',
  `insert into federation_heard (uri, heard_at) values ($1, $2) on conflict do nothing`,
  (p) => [p.uri, p.now],
);

export const deleteOldHeard = exec<{ before: Date }>(
  'federation_delete_old_heard',
  `delete from federation_heard where ctid = any(array(
  select ctid from federation_heard where heard_at < $1 order by heard_at limit 20000
))`,
  (p) => [p.before],
);
