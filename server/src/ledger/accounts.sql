-- Who holds how much, and how it moves. Every movement is a transfer with two entries that sum to zero.

-- name: insertAccount :maybe
-- row: AccountRow
insert into accounts (id, kind, member_id, unit)
values (:id, 'member', :member_id!, :unit)
on conflict do nothing
returning id, balance, withdrawable;

-- name: selectAccount :maybe
-- row: AccountRow
select id, balance, withdrawable from accounts where member_id = :member_id and unit = :unit;

-- name: selectTreasury :one
-- row: AccountRow
select id, balance, withdrawable from accounts where kind = 'treasury' and unit = :unit;

-- name: insertHeld :maybe
-- What is held until a withdrawal has arrived. It is opened on first need.
-- row: AccountRow
insert into accounts (id, kind, unit) values (:id, 'held', :unit) on conflict do nothing
returning id, balance, withdrawable;

-- name: selectHeld :maybe
-- row: AccountRow
select id, balance, withdrawable from accounts where kind = 'held' and unit = :unit;

-- name: selectAccountsOf :many
select id, unit, balance, withdrawable from accounts where member_id = :member_id order by id;

-- name: selectLeavesDemo :maybe
-- What a shared demo account was given must not leave the demo.
select true as leaves from members giver, members taker
where giver.id = :giver_id and taker.id = :taker_id and giver.demo and not taker.demo;

-- name: selectTransferByKey :maybe
select id from transfers where key = :key;

-- name: lockAccounts :many
-- In the order of their ids: two transfers in opposite directions cannot wait for each other.
-- row: AccountRow
select id, balance, withdrawable from accounts where id = any(:ids) order by id for update;

-- name: insertTransfer :maybe
-- The key makes it once: no row comes back for a key that was used before.
insert into transfers (id, kind, key, unit, amount, note, created_at)
values (:id, :kind, :key, :unit, :amount, :note, :now)
on conflict (key) do nothing
returning id;

-- name: moveBalance :maybe
-- Guarded: no row comes back when a part of a member's balance would fall below zero.
update accounts set balance = balance + :amount, withdrawable = withdrawable + :withdrawable::bigint
where id = :id and (kind = 'treasury'
  or (withdrawable + :withdrawable >= 0 and balance + :amount >= withdrawable + :withdrawable))
returning id;

-- name: insertEntries :exec
insert into entries (transfer_id, account_id, amount, withdrawable) values
  (:transfer_id, :from_account, -:amount::bigint, -:withdrawable::bigint),
  (:transfer_id, :to_account, :amount::bigint, :withdrawable::bigint);

-- name: selectParts :maybe
-- How much of a transfer was withdrawable.
select withdrawable from entries where transfer_id = :transfer_id and amount > 0;

-- name: selectViolations :many
-- P7: every way in which the books could be wrong, as rows; an empty answer proves them right.
select 'transfer ' || transfer_id || ' does not sum to zero' as "violation!"
from entries group by transfer_id having sum(amount) <> 0
union all
select 'account ' || a.id || ' says ' || a.balance || ', its entries ' || coalesce(sum(e.amount), 0)
from accounts a left join entries e on e.account_id = a.id
group by a.id having a.balance <> coalesce(sum(e.amount), 0)
union all
select 'the withdrawable part of transfer ' || transfer_id || ' does not sum to zero'
from entries group by transfer_id having sum(withdrawable) <> 0
union all
select 'account ' || a.id || ' says ' || a.withdrawable || ' are withdrawable, its entries ' || coalesce(sum(e.withdrawable), 0)
from accounts a left join entries e on e.account_id = a.id
group by a.id having a.withdrawable <> coalesce(sum(e.withdrawable), 0)
union all
select 'transfer ' || t.id || ' has no entries'
from transfers t where t.state = 'done' and not exists (select 1 from entries e where e.transfer_id = t.id)
union all
select 'the units of transfer ' || t.id || ' differ'
from transfers t join entries e on e.transfer_id = t.id join accounts a on a.id = e.account_id
where a.unit <> t.unit;

-- name: clearTransfers :exec
-- Keys and notes name members and posts; what was moved when stays in the books.
update transfers set key = 'closed:' || id, note = null
where id in (select transfer_id from entries where account_id = :account_id);

-- name: closeAccount :exec
update accounts set kind = 'closed', member_id = null where id = :id;

-- name: exportAccounts :many
select a.unit, a.balance, a.withdrawable, (
    select coalesce(jsonb_agg(jsonb_build_object(
      'kind', t.kind, 'amount', e.amount::text, 'withdrawable', e.withdrawable::text, 'created_at', t.created_at) order by t.created_at, t.id), '[]')
    from entries e join transfers t on t.id = e.transfer_id where e.account_id = a.id
  ) as movements
from accounts a where a.member_id = :member_id order by a.unit;
