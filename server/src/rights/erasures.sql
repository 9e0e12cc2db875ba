-- Members whose time has run out.

-- name: noteDue :exec
-- Whose time runs out within a day. Who came back, or is due no more because the clock was put back, is forgotten.
with forgotten as (
  delete from erasures e where e.seen_at > :now or not exists (
    select 1 from members m where m.id = e.member_id and m.erase_after <= :now::timestamptz + interval '1 day')
)
insert into erasures (member_id, seen_at)
select id, :now::timestamptz from members where erase_after <= :now::timestamptz + interval '1 day' and not demo
on conflict (member_id) do nothing;

-- name: selectDue :many
-- Noted by an earlier look, most of a day ago: a clock that jumps forward erases nobody (SR-M13).
select m.id from erasures e join members m on m.id = e.member_id
where m.erase_after <= :now! and not m.demo and e.seen_at <= :now::timestamptz - interval '20 hours'
order by m.erase_after limit :count;

-- name: lockDue :maybe
-- Nobody comes back while they are being erased.
select email from members where id = :member_id and erase_after <= :now! for update;
