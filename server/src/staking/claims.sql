-- Rewards that leave for a wallet.

-- macro: claim_columns(c)
-- The signature is that of its order, once there is one.
:c.id, :c.pool, :c.member_id, :c.address, :c.amount, :c.state, :c.created_at, :c.settled_at,
  (select o.signature from chain_orders o where o.id = :c.id) as signature

-- name: insertClaim :exec
insert into stake_claims (id, pool, member_id, key, address, amount, created_at)
values (:id, :pool, :member_id!, :key, :address, :amount, :now);

-- name: selectClaim :maybe
-- row: ClaimRow
select claim_columns(c) from stake_claims c where c.id = :id;

-- name: selectClaimByKey :maybe
-- for: the member
-- row: ClaimRow
select claim_columns(c) from stake_claims c where c.key = :key and c.member_id = :member_id;

-- name: selectClaims :many
-- for: the member
-- row: ClaimRow
select claim_columns(c) from stake_claims c where c.member_id = :member_id and c.id < :before order by c.id desc limit :limit;

-- name: selectClaimsLately :one
-- for: the member
-- How often they were paid in a day, without what came back, and how many are under way.
select count(*) filter (where state <> 'returned' and created_at > :since)::int as "taken!",
  count(*) filter (where settled_at is null)::int as "open!"
from stake_claims where member_id = :member_id and (created_at > :since or settled_at is null);

-- name: selectOpenSum :one
-- for: the program itself
select coalesce(sum(amount), 0)::text as "amount!" from stake_claims where pool = :pool and settled_at is null;

-- name: updateClaimSettled :exec
update stake_claims set state = :state, settled_at = :now! where id = :id and settled_at is null;

-- name: exportClaims :many
select pool, key, address, amount, state, created_at, settled_at from stake_claims where member_id = :member_id order by id;

-- name: eraseClaims :exec
-- What is under way has to end, and what was paid is counted; it is no longer known whose it was.
update stake_claims set member_id = null where member_id = any(:member_ids);
