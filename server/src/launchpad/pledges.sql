-- Pledges of members, from the first word of it to what the network made of it.

-- macro: pledge_columns(p)
:p.id, :p.launch_id, :p.member_id, :p.address, :p.account, :p.token_account, :p.amount, :p.pays, :p.gets, :p.state

-- name: selectPledge :maybe
-- row: PledgeRow
-- for: the member
select pledge_columns(p) from launch_pledges p where p.launch_id = :launch_id and p.member_id = :member_id;

-- name: selectPledgeById :maybe
-- row: PledgeRow
-- for: the program itself
select pledge_columns(p) from launch_pledges p where p.id = :id;

-- name: upsertPledge :maybe
-- One for each member. No row: the sale is over, has no room, or theirs lies at another address with something in it.
insert into launch_pledges (id, launch_id, member_id, address, account, token_account, amount, created_at)
select :id, l.id, :member_id!, :address, :account, :token_account, :amount, :now from launches l
where l.id = :launch_id and l.state = 'open' and l.closes_at > :now::timestamptz
  and (
    (select count(*) from launch_pledges p where p.launch_id = l.id) < :most::int
    or exists (select 1 from launch_pledges p where p.launch_id = l.id and p.member_id = :member_id)
  )
on conflict (launch_id, member_id) do update
set address = excluded.address, account = excluded.account, token_account = excluded.token_account, amount = excluded.amount
where launch_pledges.state = 'pledged' and (launch_pledges.address = excluded.address or launch_pledges.amount = 0)
returning id;

-- name: selectPledges :many
-- Everything that could count, in the order in which it came.
-- row: PledgeRow
-- for: the program itself
select pledge_columns(p) from launch_pledges p where p.launch_id = :launch_id and p.state = 'pledged' order by p.id;

-- name: planFills :exec
-- What each pays and gets, written down once, before anybody pays.
update launch_pledges p set amount = r.amount, pays = r.pays, gets = r.gets,
  state = case when r.pays > 0 and r.gets > 0 then 'filling' else 'let_go' end,
  settled_at = case when r.pays > 0 and r.gets > 0 then null else :now::timestamptz end
from unnest(:ids::uuid[], :amounts::bigint[], :pays::bigint[], :gets::bigint[]) as r (id, amount, pays, gets)
where p.id = r.id and p.launch_id = :launch_id and p.state = 'pledged';

-- name: letGo :exec
update launch_pledges set state = 'let_go', pays = 0, gets = 0, settled_at = :now!
where launch_id = :launch_id and state = 'pledged';

-- name: takeUnordered :many
-- The next that need an order, each once.
update launch_pledges set is_ordered = true where id in (
  select id from launch_pledges where launch_id = :launch_id and state = 'filling' and not is_ordered order by id limit :count for update
) returning id;

-- name: settlePledge :maybe
update launch_pledges set state = :state, settled_at = :now!,
  pays = case when :state::text = 'filled' then pays else 0 end, gets = case when :state::text = 'filled' then gets else 0 end
where id = :id and state = 'filling' returning launch_id;

-- name: countFilling :one
-- for: the program itself
select count(*) filter (where state = 'filling')::int as "left!", count(*) filter (where state = 'filled')::int as "filled!"
from launch_pledges where launch_id = :launch_id;
