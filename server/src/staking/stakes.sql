-- What members have staked, and what is promised to them for it.

-- name: insertPool :exec
insert into staking_pools (id) values (:id) on conflict do nothing;

-- name: selectPool :maybe
-- row: PoolRow
select owed, paid, staked, leaving, gone from staking_pools where id = :id;

-- name: lockPool :one
-- Whoever promises or pays takes turns with everybody else who does.
-- row: PoolRow
select owed, paid, staked, leaving, gone from staking_pools where id = :id for update;

-- name: changePool :exec
update staking_pools set owed = owed + :owed::numeric, paid = paid + :paid::numeric, staked = staked + :staked::numeric
where id = :id;

-- name: changeLeaving :exec
-- What an operator takes out, and what of it has left for good.
update staking_pools set leaving = leaving + :leaving::numeric, gone = gone + :gone::numeric where id = :id;

-- name: selectStake :maybe
-- for: the member
-- row: StakeRow
select s.member_id, s.address, s.account, s.amount, s.rewards, s.paid, s.signature, s.looked_at
from stakes s where s.pool = :pool and s.member_id = :member_id;

-- name: selectDueStakes :many
-- for: the program itself
-- row: StakeRow
select s.member_id, s.address, s.account, s.amount, s.rewards, s.paid, s.signature, s.looked_at
from stakes s where s.pool = :pool and s.member_id > :after and s.looked_at <= :before and s.account is not null
order by s.member_id limit :limit;

-- name: upsertStake :exec
-- Another account begins anew; what was earned before stays.
insert into stakes (pool, member_id, address, account, amount, signature, looked_at)
values (:pool, :member_id, :address, :account!, :amount, :signature?, :now)
on conflict (member_id, pool) do update set address = excluded.address, account = excluded.account,
  amount = excluded.amount, signature = excluded.signature, looked_at = excluded.looked_at;

-- name: takeAccount :maybe
-- Whoever has proved that the address is theirs takes it from whoever had it before.
with before as (
  select member_id, amount from stakes where pool = :pool and account = :account! and member_id <> :member_id for update
)
update stakes s set account = null, amount = 0 from before
where s.pool = :pool and s.member_id = before.member_id returning before.amount;

-- name: updateSeen :exec
update stakes set amount = :amount, rewards = rewards + :earned::numeric, signature = :signature?, looked_at = :now
where pool = :pool and member_id = :member_id;

-- name: changeRewards :exec
update stakes set rewards = rewards + :rewards::numeric, paid = paid + :paid::numeric
where pool = :pool and member_id = :member_id;

-- name: exportStakes :many
select pool, address, account, amount, rewards, paid, signature, looked_at from stakes where member_id = :member_id;

-- name: lockPoolsOf :many
-- In one order, before their rows.
select p.id from staking_pools p where p.id in (select s.pool from stakes s where s.member_id = any(:member_ids))
order by p.id for update;

-- name: deleteStakes :many
-- What was kept for them is free again.
delete from stakes where member_id = any(:member_ids) returning pool, amount, rewards;

-- name: selectStakingViolations :many
-- for: tests
-- What is owed and staked is what the rows say.
select p.id as "violation!" from staking_pools p
where p.owed <> coalesce((select sum(s.rewards) from stakes s where s.pool = p.id), 0)
    + coalesce((select sum(c.amount) from stake_claims c where c.pool = p.id and c.settled_at is null), 0)
  or p.staked <> coalesce((select sum(s.amount) from stakes s where s.pool = p.id), 0)
  or p.paid <> coalesce((select sum(c.amount) from stake_claims c where c.pool = p.id and c.state = 'paid'), 0);
