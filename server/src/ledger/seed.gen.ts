// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, many, type AccountId, type AccountUnit, type MemberId, type TransferId } from '#kernel';

export const openAccounts = exec<{ unit: AccountUnit; ids: readonly AccountId[]; memberIds: readonly MemberId[] }>(
  'ledger_open_accounts',
  `insert into accounts (id, kind, member_id, unit)
select account.id, 'member', account.member_id, $1::text
from unnest($2::uuid[], $3::uuid[]) as account (id, member_id)
on conflict do nothing`,
  (p) => [p.unit, p.ids, p.memberIds],
);

/** The check on accounts refuses the whole statement when somebody would fall below zero. All of it is granted credit. */
export const transferAll = exec<{ drafts: string }>(
  'ledger_transfer_all',
  `with draft as (
  select * from jsonb_to_recordset($1) as d
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
select id from made`,
  (p) => [p.drafts],
);

export interface ForgetEntriesRow {
  transfer_id: TransferId;
}

export const forgetEntries = many<{ memberIds: readonly MemberId[] }, ForgetEntriesRow>(
  'ledger_forget_entries',
  `with gone as (
  delete from entries where transfer_id in (
    select e.transfer_id from entries e join accounts a on a.id = e.account_id where a.member_id = any($1)
  ) returning transfer_id, account_id, amount, withdrawable
), back as (
  update accounts a set balance = a.balance - s.sum, withdrawable = a.withdrawable - s.withdrawable
  from (
    select account_id, sum(amount)::bigint as sum, sum(withdrawable)::bigint as withdrawable from gone group by account_id
  ) s where a.id = s.account_id
)
select distinct transfer_id from gone`,
  (p) => [p.memberIds],
);

export const forgetTransfers = exec<{ ids: readonly TransferId[] }>(
  'ledger_forget_transfers',
  `delete from transfers where id = any($1)`,
  (p) => [p.ids],
);

export const forgetAccounts = exec<{ memberIds: readonly MemberId[] }>(
  'ledger_forget_accounts',
  `delete from accounts where member_id = any($1)`,
  (p) => [p.memberIds],
);
