-- Which process the picture of a host comes in at. A stream has one row: the claim of the newest connection takes the place of
-- the one before, and whoever held that knows by its number that it no longer does.

-- name: claimRelay :maybe
-- for: host
insert into stream_relays (stream_id, claim_id, process_id, held_until)
select s.id, :claim_id, :process_id, :held_until from streams s where s.id = :stream_id and s.state = 'live'
on conflict (stream_id) do update
  set claim_id = excluded.claim_id, process_id = excluded.process_id, held_until = excluded.held_until
returning claim_id;

-- name: renewRelays :many
-- for: host
-- Those that are still ours. A row that is not there was swept while this process stood still for longer than it was believed,
-- and nobody has claimed the stream since: it is ours again. Only another claim, or the end of the stream, takes it away.
insert into stream_relays (stream_id, claim_id, process_id, held_until)
select s.id, own.claim_id, :process_id, :held_until
from unnest(:stream_ids::uuid[], :claim_ids::uuid[]) as own (stream_id, claim_id)
join streams s on s.id = own.stream_id and s.state = 'live'
order by s.id
on conflict (stream_id) do update set held_until = excluded.held_until
where stream_relays.claim_id = excluded.claim_id
returning claim_id;

-- name: releaseRelay :exec
delete from stream_relays where stream_id = :stream_id and claim_id = :claim_id;

-- name: selectRelays :many
-- A process that died is believed until its time is over.
select stream_id, claim_id, process_id from stream_relays
where stream_id = any(:stream_ids::uuid[]) and held_until > :now;

-- name: deleteOldRelays :exec
delete from stream_relays where held_until < :now;
