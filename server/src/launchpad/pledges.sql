-- Pledges of members, from the first word of it to what the network made of it.

-- macro: pledge_columns(p)
:p.id, :p.launch_id, :p.member_id, :p.address, :p.account, :p.token_account, :p.amount, :p.pays, :p.gets, :p.state, :p.held,
  :p.is_spare

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
insert into launch_pledges (id, launch_id, member_id, address, account, token_account, amount, held, created_at, looked_at)
select :id, l.id, :member_id!, :address, :account, :token_account, :amount, :held?, :now, :now from launches l
where l.id = :launch_id and l.state = 'open' and l.closes_at > :now::timestamptz
  and (
    (select count(*) from launch_pledges p where p.launch_id = l.id) < :most::int
    or exists (select 1 from launch_pledges p where p.launch_id = l.id and p.member_id = :member_id)
  )
on conflict (launch_id, member_id) do update
set address = excluded.address, account = excluded.account, token_account = excluded.token_account, amount = excluded.amount,
  held = excluded.held, looked_at = excluded.looked_at
where launch_pledges.state = 'pledged' and (launch_pledges.address = excluded.address or coalesce(launch_pledges.held, 0) = 0)
returning id;

-- name: selectPledges :many
-- Everything that could count, in the order in which it came.
-- row: PledgeRow
-- for: the program itself
select pledge_columns(p) from launch_pledges p where p.launch_id = :launch_id and p.state = 'pledged' order by p.id;

-- name: planFills :exec
-- What each pays and gets, written down once, before anybody pays.
update launch_pledges p set amount = r.amount, pays = r.pays, gets = r.gets, held = nullif(r.held, -1),
  state = case when r.pays > 0 and r.gets > 0 then 'filling' else 'let_go' end,
  settled_at = case when r.pays > 0 and r.gets > 0 then null else :now::timestamptz end
from unnest(:ids::uuid[], :amounts::bigint[], :pays::bigint[], :gets::bigint[], :held::bigint[]) as r (id, amount, pays, gets, held)
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
  held = case when :state::text = 'filled' then greatest(held - pays, 0) else held end,
  pays = case when :state::text = 'filled' then pays else 0 end, gets = case when :state::text = 'filled' then gets else 0 end
where id = :id and state = 'filling' returning launch_id;

-- name: countFilling :one
-- for: the program itself
select count(*) filter (where state = 'filling')::int as "left!",
  coalesce(array_agg(pays::text) filter (where state = 'filled'), '{}') as "paid!"
from launch_pledges where launch_id = :launch_id;

-- name: selectToLookAt :many
-- Of this network, those that were not looked at for longest first.
-- row: PledgeRow
-- for: the program itself
select pledge_columns(p) from launch_pledges p join launches l on l.id = p.launch_id
where l.genesis = :genesis and (p.state = 'pledged' or p.held is not null or p.is_spare) and p.state <> 'filling'
  and (p.looked_at is null or p.looked_at < :before!)
order by p.looked_at nulls first, p.id limit :count;

-- name: selectOfMember :many
-- row: PledgeRow
-- for: the member
select pledge_columns(p) from launch_pledges p join launches l on l.id = p.launch_id
where p.member_id = :member_id and l.genesis = :genesis and (p.state = 'pledged' or p.held is not null or p.is_spare)
  and p.state <> 'filling'
order by p.id limit 200;

-- name: updateSeen :many
-- What the network says of them; -1: the account is gone. What has come further since is left for the next look.
update launch_pledges p set held = nullif(r.held, -1), is_spare = r.is_spare, looked_at = :now!,
  amount = case when p.state = 'pledged' then r.amount else p.amount end
from unnest(:ids::uuid[], :accounts::text[], :states::text[], :held::bigint[], :amounts::bigint[], :spare::boolean[])
  as r (id, account, state, held, amount, is_spare), launch_pledges before
where p.id = r.id and p.account = r.account and p.state = r.state and p.state <> 'filling' and before.id = p.id
returning p.launch_id, (before.held, before.is_spare, before.amount) is distinct from (p.held, p.is_spare, p.amount) as "is_news!";

-- name: selectTerms :many
-- for: the program itself
select id, mint, cap from launches where id = any(:ids::uuid[]);
