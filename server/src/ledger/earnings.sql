-- What a member has earned: when, how and from whom.

-- macro: is_earned(entry, transfer)
-- What everybody is given is not earned, and neither is one's own credit that comes back. What a giver takes back, or a
-- ticket that is paid back, is less earned. The books do not say which gift was taken back, so it counts for its own day.
((:entry.amount > 0 and :transfer.kind not in
    ('welcome', 'claim', 'deposit', 'withdrawal_returned', 'ticket_refund', 'taken_back'))
  or (:entry.amount < 0 and :transfer.kind in ('taken_back', 'ticket_refund')))

-- macro: is_within(entry, transfer)
-- The ids begin with their time, so the index is read from the first day to the last; the time itself decides.
(:entry.transfer_id > :since_id and :entry.transfer_id < :until_id
  and :transfer.created_at >= :since and :transfer.created_at < :until)

-- The account is named, not its member: then the planner knows how many entries it has.

-- name: selectEarned :one
-- The ids begin with their time, so the index ends where the week does.
select greatest(coalesce(sum(e.amount), 0), 0)::text as earned
from accounts a join entries e on e.account_id = a.id join transfers t on t.id = e.transfer_id
where a.member_id = :member_id and a.unit = 'WGM' and e.transfer_id >= :since_id and t.created_at >= :since
  and is_earned(e, t);

-- name: selectEarnedDays :many
select (t.created_at at time zone 'UTC')::date::text as "day!", t.kind, count(*)::int as "times!",
  sum(e.amount)::text as "amount!", sum(e.withdrawable)::text as "withdrawable!"
from entries e join transfers t on t.id = e.transfer_id
where e.account_id = :account_id and is_within(e, t) and is_earned(e, t)
group by 1, 2 order by 1, 2;

-- name: selectGivers :many
-- Only the first few are looked up by name. The treasury is no giver.
with sums as materialized (
  select o.account_id, sum(e.amount) as amount, sum(sign(e.amount)) as times
  from entries e join transfers t on t.id = e.transfer_id
  join entries o on o.transfer_id = e.transfer_id and o.account_id <> e.account_id
  where e.account_id = :account_id and is_within(e, t) and is_earned(e, t)
  group by o.account_id having sum(e.amount) > 0
), given as materialized (
  select sums.* from sums join accounts a on a.id = sums.account_id
  where a.kind in ('member', 'closed') order by sums.amount desc, sums.account_id limit :limit
)
select given.amount::text as "amount!", greatest(given.times, 1)::int as "times!", who.*
from given left join lateral (
  select m.username, m.display_name, m.avatar_url
  from accounts a join members m on m.id = a.member_id
  where a.id = given.account_id and can_know(:member_id, m.id)
  limit 1
) who on true
order by given.amount desc, given.account_id;

-- name: selectEarnings :many
-- row: EarningRow
-- Row by row, as a page of the statement is: a limit within a lateral join keeps the planner from reading whole tables.
with page as materialized (
  select e.transfer_id as id, e.amount, e.withdrawable, t.kind, t.created_at
  from entries e
  cross join lateral (select kind, created_at from transfers where id = e.transfer_id limit 1) t
  where e.account_id = :account_id and is_within(e, t) and is_earned(e, t)
  order by e.transfer_id limit :limit!
)
select page.id, page.kind, page.amount, page.withdrawable, page.created_at, other.username as "username?",
  case when page.kind = 'transfer' and other.username is not null
    then (select s.words from credit_sends s where s.transfer_id = page.id) end as words
from page left join lateral (
  select m.username
  from entries o join accounts a on a.id = o.account_id join members m on m.id = a.member_id
  where o.transfer_id = page.id and o.account_id <> :account_id and can_know(:member_id, m.id)
  limit 1
) other on true
order by page.id;
