-- The answer to a request with a key, for everybody who asks with it again.

-- name: claimRun :maybe
-- A row when the run is ours: nobody has begun it, or whoever did died without an answer.
insert into idempotency (member_id, key, request_hash, created_at) values (:member_id, :key, :request_hash, :now)
on conflict (member_id, key) do update set created_at = excluded.created_at
  where idempotency.reply is null and idempotency.created_at < :dead_since
    and idempotency.request_hash = excluded.request_hash
returning key;

-- name: updateReply :exec
update idempotency set reply = :reply! where member_id = :member_id and key = :key and reply is null;

-- name: deleteRun :exec
delete from idempotency where member_id = :member_id and key = :key and reply is null;

-- name: selectRun :maybe
select request_hash, reply from idempotency where member_id = :member_id and key = :key;

-- name: deleteRunsOf :exec
delete from idempotency where member_id = :member_id;

-- name: deleteOldRuns :exec
delete from idempotency where created_at < :before;
