-- What operators take out of the keys of this server.

-- macro: sweep_columns(s)
-- The signature is that of its order, once there is one.
:s.id, :s.from_key, :s.mint, :s.program, :s.decimals, :s.symbol, :s.amount, :s.address, :s.is_held, :s.genesis, :s.state, :s.created_at,
  :s.settled_at, (select o.signature from chain_orders o where o.id = :s.id) as signature,
  (select m.username from members m where m.id = :s.operator_id) as operator

-- name: insertSweep :maybe
-- No row: another one is under way, or has ended since somebody looked at what is free.
insert into sweeps (id, operator_id, key, genesis, from_key, mint, program, decimals, symbol, amount, address, is_held, created_at)
select :id, :operator_id!, :key, :genesis, :from_key, :mint?, :program?, :decimals, :symbol?, :amount, :address, :is_held, :now
where not exists (select 1 from sweeps s where s.genesis = :genesis and s.from_key = :from_key and s.id > :newest)
on conflict do nothing returning id;

-- name: selectNewest :maybe
-- for: operators
select s.id, s.settled_at from sweeps s where s.genesis = :genesis and s.from_key = :from_key order by s.id desc limit 1;

-- name: selectOpenKeys :many
-- for: operators
select s.from_key from sweeps s where s.genesis = :genesis and s.settled_at is null;

-- name: selectAddresses :many
-- for: operators
-- Where something has arrived before.
select distinct s.address from sweeps s where s.genesis = :genesis and s.state = 'paid';

-- name: selectSweep :maybe
-- for: operators
-- row: SweepRow
select sweep_columns(s) from sweeps s where s.id = :id;

-- name: selectSweepByKey :maybe
-- for: the operator
-- row: SweepRow
select sweep_columns(s) from sweeps s where s.key = :key and s.operator_id = :operator_id;

-- name: selectSweeps :many
-- for: operators
-- row: SweepRow
select sweep_columns(s) from sweeps s where s.id < :before order by s.id desc limit :limit;

-- name: updateSwept :maybe
update sweeps set state = :state, settled_at = :now! where id = :id and settled_at is null returning id;

-- name: selectSweepViolations :many
-- for: tests
-- What the books of rewards say of operators is what sweeps say.
select p.id as "violation!" from staking_pools p
where p.leaving <> coalesce((
    select sum(s.amount) from sweeps s where s.is_held and s.genesis || ':' || s.mint = p.id and s.settled_at is null
  ), 0)
  or p.gone <> coalesce((
    select sum(s.amount) from sweeps s where s.is_held and s.genesis || ':' || s.mint = p.id and s.state = 'paid'
  ), 0);

-- name: exportSweeps :many
select key, genesis, from_key, mint, program, decimals, symbol, amount, address, is_held, state, created_at, settled_at
from sweeps where operator_id = :member_id order by id;

-- name: letSweepsGo :exec
-- What has left has left; whose decision it was is no longer known here.
update sweeps set operator_id = null, key = id::text where operator_id = :member_id;
