import { statement } from '#kernel';

/** $1 an early badge needs a proof, $2 names that are reserved, $3 operators. Badges that were paid for or given stay. */
export const updateResting = statement<{ id: string; is_reserved: boolean }>(
  'member_rest_badges',
  `with judged as (
     select m.id, replace(lower(m.username), '_', '') = any($2) and not lower(substr(m.username, 2)) = any($3)
         and not (m.email_verified_at is not null and m.email = any($3)) as is_reserved,
       $1::boolean and m.verified_by = 'early' and m.email_verified_at is null and m.twitter_id is null
         and not exists (select 1 from identities i where i.member_id = m.id) as is_unproved
     from members m where m.verified and m.verified_by in ('early', 'x') and not m.platinum and not m.demo
   )
   update members m set verified = false, verified_by = null from judged
   where judged.id = m.id and (judged.is_reserved or judged.is_unproved) returning m.id, judged.is_reserved`,
);
