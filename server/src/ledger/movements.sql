-- A member's statement: what came and what went.

-- name: selectMovements :many
-- Each account gives its newest by its own index; together they are a few pages at most. Everything else is looked up row
-- by row: a limit within a lateral join keeps the planner from reading whole tables when it does not know how long a page is.
-- row: MovementRow
with page as materialized (
  select newest.*, a.unit
  from accounts a cross join lateral (
    select e.transfer_id as id, e.amount, e.account_id, t.kind, t.note, t.created_at
    from entries e
    cross join lateral (select kind, note, created_at from transfers where id = e.transfer_id limit 1) t
    where e.account_id = a.id and e.transfer_id < :before
      and (:kind::text is null or t.kind = :kind)
      and (:sign::int is null or sign(e.amount)::int = :sign)
    order by e.transfer_id desc limit :limit!
  ) newest
  where a.member_id = :member_id order by newest.id desc limit :limit
)
select page.id, page.kind, page.unit, page.amount, page.created_at, other.*,
  case when other.username is null or page.kind not in ('gift', 'taken_back') then null
    else (select p.id from posts p where p.id = page.note::uuid) end as post_id,
  case when page.kind = 'transfer' then (select s.words from credit_sends s where s.transfer_id = page.id) end as words
from page left join lateral (
  select m.username, m.display_name, m.avatar_url
  from entries o join accounts a on a.id = o.account_id join members m on m.id = a.member_id
  where o.transfer_id = page.id and o.account_id <> page.account_id and can_know(:member_id, m.id)
  limit 1
) other on true
order by page.id desc;

-- name: selectTakenBack :maybe
-- What it had been given to, when an earlier try of this giver has taken it back.
select t.note from transfers t join entries e on e.transfer_id = t.id join accounts a on a.id = e.account_id
where t.key = :key and a.member_id = :giver_id and e.amount > 0;
