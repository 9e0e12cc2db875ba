-- What a member takes along, and what goes with them. A token stays on its network, without their name.

-- name: exportLaunches :many
-- for: its creator
select name, symbol, image_url, mint, lock, genesis, creator_address, supply, share, pool_percent, pool_tokens, vault, raised, start_sol, start_tokens, goal, cap,
  vesting_days, open_hours, state,
  created_at, closes_at, opened_at, ended_at, hidden_at
from launches where creator_id = :member_id order by id;

-- name: exportPledges :many
-- for: the member
select l.mint, p.address, p.account, p.token_account, p.amount, p.pays, p.gets, p.state, p.held, p.is_spare,
  p.created_at, p.looked_at, p.settled_at
from launch_pledges p join launches l on l.id = p.launch_id where p.member_id = :member_id order by p.id;

-- name: exportReleases :many
-- for: its creator
select l.mint, r.amount, r.state, r.created_at, r.settled_at
from launch_releases r join launches l on l.id = r.launch_id where l.creator_id = :member_id order by r.id;

-- name: erasePledges :exec
-- What is on its way has to end; it is no longer known whose it is.
delete from launch_pledges p using launches l where p.member_id = :member_id and l.id = p.launch_id
  and p.state <> 'filling' and not (p.state = 'filled' and l.state = 'opening');

-- name: letPledgesGo :exec
update launch_pledges set member_id = null where member_id = :member_id;

-- name: eraseDrafts :exec
delete from launches where creator_id = :member_id and state in ('draft', 'failed');

-- name: letLaunchesGo :exec
-- One that is still open ends without a creator: nothing is taken from anybody.
update launches set creator_id = null, image_url = null, media_id = null where creator_id = :member_id;

-- name: forgetLaunches :exec
-- Of demo members, before they are made anew.
delete from launches where creator_id = any(:ids::uuid[]);
