-- Credit that leaves as tokens.

-- macro: withdrawal_columns(w)
-- The signature is that of its order, once there is one.
:w.id, :w.member_id, :w.address, :w.amount, :w.tokens, :w.mint, :w.state, :w.transfer_id, :w.created_at, :w.settled_at,
  (select o.signature from chain_orders o where o.id = :w.id) as signature

-- name: insertWithdrawal :exec
insert into withdrawals (id, member_id, address, amount, tokens, mint, transfer_id, created_at)
values (:id, :member_id!, :address, :amount, :tokens, :mint, :transfer_id, :now);

-- name: selectWithdrawal :maybe
-- row: WithdrawalRow
select withdrawal_columns(w) from withdrawals w where w.id = :id;

-- name: selectByKey :maybe
-- for: the member
-- What an earlier try with this key of a transfer made.
-- row: WithdrawalRow
select withdrawal_columns(w) from withdrawals w join transfers t on t.id = w.transfer_id
where t.key = :key and w.member_id = :member_id;

-- name: selectWithdrawals :many
-- for: the member
-- row: WithdrawalRow
select withdrawal_columns(w) from withdrawals w where w.member_id = :member_id and w.id < :before order by w.id desc limit :limit;

-- name: selectLately :one
-- for: the member
-- What they have taken out in a day, without what came back; and how many are under way.
select coalesce(sum(amount) filter (where state <> 'returned' and created_at > :since), 0)::text as "amount!",
  count(*) filter (where settled_at is null)::int as "open!"
from withdrawals where member_id = :member_id and (created_at > :since or settled_at is null);

-- name: selectUnderWay :one
-- for: the member
select coalesce(sum(amount), 0)::text as "amount!" from withdrawals where member_id = :member_id and settled_at is null;

-- name: updateSettled :exec
update withdrawals set state = :state, settled_at = :now! where id = :id and settled_at is null;

-- name: selectStatuses :many
-- for: operators
-- Those that are under way, or those that came back, newest first, with what is known of their orders.
-- row: StatusRow
select withdrawal_columns(w), m.username as "username?", coalesce(o.tries, 0) as "tries!", o.error as "error?"
from withdrawals w left join members m on m.id = w.member_id left join chain_orders o on o.id = w.id
where w.state = :state and w.id < :before order by w.id desc limit :limit;

-- name: selectSums :one
-- for: operators
select count(*) filter (where state = 'waiting')::int as "waiting!",
  coalesce(sum(amount) filter (where state = 'waiting'), 0)::text as "waiting_amount!",
  count(*) filter (where state = 'returned')::int as "returned!",
  coalesce(sum(amount) filter (where state = 'returned'), 0)::text as "returned_amount!"
from withdrawals where state in ('waiting', 'returned');

-- name: selectEver :one
-- for: operators
select coalesce(sum(amount) filter (where kind = 'withdrawn'), 0)::text as "withdrawn!",
  coalesce(sum(amount) filter (where kind = 'deposit'), 0)::text as "deposited!"
from transfers where kind in ('withdrawn', 'deposit');

-- name: exportWithdrawals :many
select address, amount, tokens, mint, state, transfer_id, created_at, settled_at
from withdrawals where member_id = :member_id order by id;

-- name: eraseWithdrawals :exec
-- What is under way has to end; it is no longer known whose it is.
delete from withdrawals where member_id = :member_id and settled_at is not null;

-- name: letWithdrawalsGo :exec
update withdrawals set member_id = null where member_id = :member_id;
