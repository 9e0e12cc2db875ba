-- The creator's share, handed out in steps.

-- name: selectVesting :one
-- for: everybody; it is on the network
select coalesce(sum(amount) filter (where state = 'paid'), 0)::text as "released!",
  coalesce(sum(amount) filter (where state = 'waiting'), 0)::text as "waiting!"
from launch_releases where launch_id = :launch_id;

-- name: deleteDraft :exec
delete from launch_releases where launch_id = :launch_id and state = 'draft';

-- name: insertRelease :exec
insert into launch_releases (id, launch_id, amount, message, earlier, created_at)
values (:id, :launch_id, :amount, :message, :earlier, :now);

-- name: selectDraft :maybe
-- for: its creator
select id, amount, message, earlier, created_at from launch_releases where launch_id = :launch_id and state = 'draft';

-- name: keepReleaseMessage :exec
update launch_releases set earlier = message, message = :message where id = :id and state = 'draft';

-- name: setWaiting :maybe
update launch_releases set state = 'waiting' where id = :id and state = 'draft' returning launch_id;

-- name: settleRelease :maybe
update launch_releases set state = :state, settled_at = :now! where id = :id and state = 'waiting' returning launch_id;

-- name: selectReleaseLaunch :maybe
-- for: the program itself
select launch_id from launch_releases where id = :id;
