-- What of a member's credit may leave, and what of it others gave.

-- name: selectFresh :one
-- for: the member
-- D30: what its giver may still take back. The ids begin with their time, so the index ends where the seconds do.
select coalesce(sum(e.amount), 0)::text as "fresh!", coalesce(sum(e.withdrawable), 0)::text as "withdrawable!"
from accounts a join entries e on e.account_id = a.id join transfers t on t.id = e.transfer_id
where a.member_id = :member_id and a.unit = 'WGM' and e.transfer_id >= :since_id and e.amount > 0 and t.created_at > :since
  and t.kind in ('gift', 'superchat', 'transfer');

-- name: selectReceived :one
-- for: the member
-- What others gave them and did not take back, without what has left already. On the test network alone: it reads them all.
select greatest(coalesce(sum(e.amount), 0), 0)::text as "received!"
from accounts a join entries e on e.account_id = a.id join transfers t on t.id = e.transfer_id
where a.member_id = :member_id and a.unit = 'WGM' and (
  (t.kind in ('gift', 'superchat', 'transfer') and e.amount > 0)
  or (t.kind = 'taken_back' and e.amount < 0)
  or t.kind in ('withdrawal', 'withdrawal_returned', 'deposit'));

-- name: selectLeft :one
-- for: the member
-- What has left and not come back, and how much of that was withdrawable. On the test network alone: it reads them all.
select greatest(-coalesce(sum(e.amount), 0), 0)::text as "amount!",
  greatest(-coalesce(sum(e.withdrawable), 0), 0)::text as "withdrawable!"
from accounts a join entries e on e.account_id = a.id join transfers t on t.id = e.transfer_id
where a.member_id = :member_id and a.unit = 'WGM' and t.kind in ('withdrawal', 'withdrawal_returned', 'deposit');
