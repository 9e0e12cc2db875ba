-- A launch is drafted, signed, made by the network, open for a time, and then opened or missed.

-- name: insertLaunch :exec
insert into launches (id, creator_id, creator_address, genesis, name, symbol, name_look, symbol_look, image_url, media_id, mint, lock, supply, share,
  pool_percent, pool_tokens, vault, goal, cap, vesting_days, open_hours, created_at, closes_at, end_id)
values (:id, :creator_id!, :creator_address, :genesis, :name, :symbol, :name_look, :symbol_look, :image_url, :media_id, :mint, :lock, :supply, :share,
  :pool_percent, :pool_tokens, :vault, :goal, :cap, :vesting_days, :open_hours, :now, :closes_at, :end_id);

-- name: countOpen :one
-- for: its creator
select count(*)::int as "open!" from launches where creator_id = :creator_id and state in ('making', 'open', 'opening');

-- name: selectAlike :maybe
-- Another that reads the same, and is sold or traded.
-- for: the program itself
select id from launches where genesis = :genesis and id <> :id and state in ('making', 'open', 'opening', 'opened')
  and (symbol_look = :symbol_look or name_look = :name_look) limit 1;

-- name: deleteDrafts :many
-- Nothing of them is on any network: the launch key has not signed.
delete from launches where creator_id = :creator_id and state = 'draft' returning image_url;

-- name: selectLaunch :maybe
-- row: LaunchRow
select launch_columns(l, m, :viewer?) from launches l left join members m on m.id = l.creator_id
where l.id = :id and can_see_launch(:viewer, l);

-- name: selectByMint :maybe
-- row: LaunchRow
select launch_columns(l, m, :viewer?) from launches l left join members m on m.id = l.creator_id
where l.mint = :mint and l.genesis = :genesis and l.state <> 'draft' and can_see_launch(:viewer, l);

-- name: selectOpen :many
-- Those that end soonest first.
-- row: LaunchRow
select launch_columns(l, m, :viewer?) from launches l left join members m on m.id = l.creator_id
where l.genesis = :genesis and l.state = 'open' and can_meet_launch(:viewer, l)
  and (l.closes_at, l.id) > (:since::timestamptz, :after::uuid)
order by l.closes_at, l.id limit :count;

-- name: selectOver :many
-- Newest first.
-- row: LaunchRow
select launch_columns(l, m, :viewer?) from launches l left join members m on m.id = l.creator_id
where l.genesis = :genesis and l.state in ('opening', 'opened', 'missed') and can_meet_launch(:viewer, l) and l.id < :before
order by l.id desc limit :count;

-- name: selectMine :many
-- row: LaunchRow
select launch_columns(l, m, :viewer) from launches l left join members m on m.id = l.creator_id
where l.genesis = :genesis and l.creator_id = :viewer and l.state <> 'draft' and can_see_launch(:viewer, l) and l.id < :before
order by l.id desc limit :count;

-- name: selectPledgedTo :many
-- row: LaunchRow
select launch_columns(l, m, :viewer) from launch_pledges p join launches l on l.id = p.launch_id
left join members m on m.id = l.creator_id
where p.member_id = :viewer and l.genesis = :genesis and (p.amount > 0 or p.state <> 'pledged') and l.id < :before
  and can_see_launch(:viewer, l)
order by l.id desc limit :count;

-- name: selectAll :many
-- for: operators
-- Newest first, also what is off the lists.
-- row: LaunchRow
select launch_columns(l, m, :viewer?) from launches l left join members m on m.id = l.creator_id
where l.genesis = :genesis and l.state <> 'draft' and l.id < :before order by l.id desc limit :count;

-- name: countStates :one
-- for: operators
select count(*) filter (where state in ('making', 'open', 'opening'))::int as "open!",
  count(*) filter (where state = 'opened')::int as "opened!",
  count(*) filter (where state in ('missed', 'failed'))::int as "missed!",
  count(*) filter (where hidden_at is not null)::int as "hidden!"
from launches where genesis = :genesis and state <> 'draft';

-- name: selectMints :many
-- for: the program itself
-- Which of these were launched here.
select mint from launches where mint = any (:mints);

-- name: selectForWork :maybe
-- What has to be known to bring it further.
-- row: LaunchWork
-- for: the program itself
select l.id, l.state, l.creator_id, l.creator_address, l.genesis, l.mint, l.lock, l.symbol, l.name_look, l.symbol_look, l.supply, l.share,
  l.pool_percent, l.pool_tokens, l.vault, l.raised, l.start_sol, l.start_tokens, l.ended_at, l.goal, l.cap, l.vesting_days, l.open_hours, l.message, l.earlier, l.closes_at, l.opened_at, l.hidden_at, l.end_id,
  coalesce(m.state = 'active', false) as "is_creator_active!"
from launches l left join members m on m.id = l.creator_id where l.id = :id;

-- name: lockLaunch :maybe
-- for: the program itself
select state from launches where id = :id for update;

-- name: keepMessage :maybe
-- No row: it is signed already.
update launches set earlier = message, message = :message! where id = :id and creator_id = :creator_id and state = 'draft'
returning id;

-- name: setMaking :maybe
update launches set state = 'making' where id = :id and state = 'draft' returning id;

-- name: setMade :maybe
-- The time of the sale begins now.
update launches set state = 'open', closes_at = :now::timestamptz + make_interval(hours => open_hours), message = null, earlier = null
where id = :id and state = 'making' returning closes_at;

-- name: setState :exec
update launches set state = :state, opened_at = coalesce(:opened_at?, opened_at) where id = :id;

-- name: setHidden :maybe
-- Since when it is off the lists, or null to show it again. No row when it is so already, or gone.
-- for: operators
update launches set hidden_at = :hidden_at::timestamptz
where id = :id and (hidden_at is null) = (:hidden_at::timestamptz is not null) returning id;

-- name: selectToClose :many
-- Whose time is over, and of which nobody has taken care.
-- for: the program itself
select id from launches where genesis = :genesis and state = 'open' and closes_at <= :now order by closes_at, id limit 50;

-- name: selectListeners :many
-- Whom it matters to.
select creator_id as "member_id!" from launches where id = :id and creator_id is not null
union
select member_id from launch_pledges where launch_id = :id and member_id is not null;

-- name: selectByEnd :maybe
-- for: the program itself
select id from launches where end_id = :end_id;

-- name: setRaised :exec
-- Before the order that ends it: pledges of whoever goes meanwhile are gone with them.
update launches set raised = :raised, start_sol = :start_sol, start_tokens = :start_tokens where id = :id;

-- name: setEnded :maybe
-- Once.
update launches set ended_at = :now! where id = :id and ended_at is null returning id;

-- name: renewEnd :maybe
-- The network did not take the one before.
update launches set end_id = :end_id! where id = :id and ended_at is null and end_id = :before! and state in ('opened', 'missed')
returning id;

-- name: selectHolders :many
-- Who stands behind these addresses, as far as the viewer may know.
select card_columns(m), l.address from linked_addresses l join members m on m.id = l.member_id
where l.address = any (:addresses) and can_know(:viewer?, m.id);
