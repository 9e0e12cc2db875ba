import { statement } from '#kernel';

/** $1 id, $2 reporter or null, $3 kind, $4 target, $5 reason, $6 note, $7 now. No row when there is no such target. */
export const insertReport = statement<{ found: boolean }>(
  'report_insert',
  `with target as (
     select 1 where ($3 = 'post' and exists (select 1 from posts where id = $4))
       or ($3 = 'comment' and exists (select 1 from comments where id = $4))
       or ($3 = 'member' and exists (select 1 from members where id = $4))
   ), made as (
     insert into reports (id, reporter_id, target, target_id, reason, note, created_at)
     select $1, $2, $3, $4, $5, $6, $7 from target on conflict do nothing
   ) select true as found from target`,
);
