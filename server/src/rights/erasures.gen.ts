// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, many, maybe, type MemberId } from '#kernel';

/** Whose time runs out within a day. Who came back, or is due no more because the clock was put back, is forgotten. */
export const noteDue = exec<{ now: Date }>(
  'rights_note_due',
  `with forgotten as (
  delete from erasures e where e.seen_at > $1 or not exists (
    select 1 from members m where m.id = e.member_id and m.erase_after <= $1::timestamptz + interval '1 day')
)
insert into erasures (member_id, seen_at)
select id, $1::timestamptz from members where erase_after <= $1::timestamptz + interval '1 day' and not demo
on conflict (member_id) do nothing`,
  (p) => [p.now],
);

export interface SelectDueRow {
  id: MemberId;
}

/** Noted by an earlier look, most of a day ago: a clock that jumps forward erases nobody (SR-M13). */
export const selectDue = many<{ now: Date; count: bigint | number }, SelectDueRow>(
  'rights_select_due',
  `select m.id from erasures e join members m on m.id = e.member_id
where m.erase_after <= $1 and not m.demo and e.seen_at <= $1::timestamptz - interval '20 hours'
order by m.erase_after limit $2`,
  (p) => [p.now, p.count],
);

export interface LockDueRow {
  email: string | null;
}

/** Nobody comes back while they are being erased. */
export const lockDue = maybe<{ memberId: MemberId; now: Date }, LockDueRow>(
  'rights_lock_due',
  `select email from members where id = $1 and erase_after <= $2 for update`,
  (p) => [p.memberId, p.now],
);
