-- Movements of many members at once, under the same rules: a key each, entries that sum to zero, nobody below zero.

-- name: openAccounts :exec
insert into accounts (id, kind, member_id, unit)
select account.id, 'member', account.member_id, :unit::text
from unnest(:ids::uuid[], :member_ids!::uuid[]) as account (id, member_id)
on conflict do nothing;

-- name: transferAll :exec
-- The check on accounts refuses the whole statement when somebody would fall below zero. All of it is granted credit.
with draft as (
  select * from jsonb_to_recordset(:drafts) as d
    (id uuid, kind text, key text, unit text, "from" uuid, "to" uuid, amount bigint, note text, "createdAt" timestamptz)
), made as (
  insert into transfers (id, kind, key, unit, amount, note, created_at)
  select id, kind, key, coalesce(unit, 'WGM'), amount, note, "createdAt" from draft
  on conflict (key) do nothing returning id
), booked as (
  insert into entries (transfer_id, account_id, amount)
  select d.id, a.id, case when a.member_id is not distinct from d."from" then -d.amount else d.amount end
  from made join draft d using (id)
  join accounts a on a.unit = coalesce(d.unit, 'WGM') and a.kind in ('treasury', 'member')
    and (a.member_id = d."to" or a.member_id is not distinct from d."from")
  returning account_id, amount
), moved as (
  update accounts a set balance = a.balance + s.sum
  from (select account_id, sum(amount)::bigint as sum from booked group by account_id) s where a.id = s.account_id
)
select id from made;

-- name: forgetEntries :many
with gone as (
  delete from entries where transfer_id in (
    select e.transfer_id from entries e join accounts a on a.id = e.account_id where a.member_id = any(:member_ids)
  ) returning transfer_id, account_id, amount, withdrawable
), back as (
  update accounts a set balance = a.balance - s.sum, withdrawable = a.withdrawable - s.withdrawable
  from (
    select account_id, sum(amount)::bigint as sum, sum(withdrawable)::bigint as withdrawable from gone group by account_id
  ) s where a.id = s.account_id
)
select distinct transfer_id from gone;

-- name: forgetTransfers :exec
delete from transfers where id = any(:ids);

-- name: forgetAccounts :exec
delete from accounts where member_id = any(:member_ids);
