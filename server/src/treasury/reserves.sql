-- What all credit came to on a day.

-- name: insertLeaves :exec
-- One statement, one moment: every account that holds credit, and what is held for withdrawals. Nothing on a day that has some.
insert into reserve_leaves (day, account_id, nonce, amount)
select :day, a.id, replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), a.balance
from accounts a where a.unit = 'WGM' and a.kind in ('member', 'held') and a.balance > 0
  and not exists (select 1 from reserve_leaves l where l.day = :day)
on conflict do nothing;

-- name: selectLeaves :many
select nonce, amount from reserve_leaves where day = :day order by nonce;

-- name: insertReserves :exec
insert into reserves (day, root, total, leaves, created_at) values (:day, :root, :total, :leaves, :now)
on conflict do nothing;

-- name: selectReserves :maybe
-- The newest.
-- row: ReservesRow
select day, root, total, leaves, created_at from reserves order by day desc limit 1;

-- name: selectCredit :one
-- for: the program itself
-- What is summed up each day, as it is now.
select coalesce(sum(a.balance), 0)::text as "total!"
from accounts a where a.unit = 'WGM' and a.kind in ('member', 'held') and a.balance > 0;

-- name: selectOwnLeaf :maybe
-- for: the member
select l.nonce, l.amount from reserve_leaves l join accounts a on a.id = l.account_id
where l.day = :day and a.member_id = :member_id and a.unit = 'WGM';

-- name: deleteOldLeaves :exec
delete from reserve_leaves where day < :before;
