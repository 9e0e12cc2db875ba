-- A stream comes, goes live and ends. A live one belongs to a page of its host, which says every few seconds that it is there.
-- events: StreamEvent from '@wagram/contract/streams'

-- macro: emit_stream(id, name, rows)
insert into outbox (id, name, payload)
select :id, :name, jsonb_build_object('streamId', id, 'hostId', host_id) from :rows

-- name: insertLive :exec
with made as (
  insert into streams (id, host_id, title, category, state, started_at, alive_until, created_at)
  values (:id, :host_id, :title, :category, 'live', :now!, :alive_until!, :now) returning id, host_id
)
emit_stream(:event_id::uuid, 'stream.started', made);

-- name: insertScheduled :exec
with made as (
  insert into streams (id, host_id, title, category, state, scheduled_for, created_at)
  values (:id, :host_id, :title, :category, 'scheduled', :scheduled_for!, :now) returning id, host_id
)
emit_stream(:event_id::uuid, 'stream.scheduled', made);

-- name: countScheduled :one
-- for: host
select count(*)::int as number from streams where host_id = :host_id and state = 'scheduled';

-- name: startScheduled :maybe
-- for: host
with changed as (
  update streams set state = 'live', started_at = :now!, alive_until = :alive_until!
  where id = :stream_id and host_id = :host_id and state = 'scheduled' returning id, host_id
), emitted as (
  emit_stream(:event_id::uuid, 'stream.started', changed)
)
select id from changed;

-- name: updateAlive :exec
update streams set alive_until = :alive_until! where id = :stream_id and host_id = :host_id and state = 'live';

-- name: setEnded :maybe
-- What has arrived of a recording in pieces becomes the replay when that is due.
-- for: host
with changed as (
  update streams set state = 'ended', ended_at = :now!, alive_until = null, replay_due_at = :replay_due_at
  where id = :stream_id and host_id = :host_id and state = 'live' returning id, host_id
), emitted as (
  emit_stream(:event_id::uuid, 'stream.ended', changed)
)
select id from changed;

-- name: endLapsed :many
-- Their hosts have said nothing for too long: of one host, or of all. A page that only lost its line may still bring the rest
-- of its recording.
-- for: host
with changed as (
  update streams set state = 'ended', ended_at = :now!, alive_until = null,
    replay_due_at = :now::timestamptz + interval '2 minutes'
  where state = 'live' and alive_until <= :now and (:host_id::uuid is null or host_id = :host_id) returning id, host_id
), emitted as (
  emit_stream(gen_random_uuid(), 'stream.ended', changed)
)
select id from changed;

-- name: deleteScheduled :exec
delete from streams where id = :stream_id and host_id = :host_id and state = 'scheduled';

-- name: setHidden :maybe
-- Since when it is hidden, or null to show it again. A live one ends. No row when it is so already, or gone.
-- for: operators
with before as (
  select id, host_id, state from streams where id = :stream_id for no key update
), changed as (
  update streams s set hidden_at = :hidden_at::timestamptz,
    state = case when s.state = 'live' and :hidden_at::timestamptz is not null then 'ended' else s.state end,
    ended_at = case when s.state = 'live' and :hidden_at::timestamptz is not null then :hidden_at::timestamptz else s.ended_at end,
    alive_until = case when :hidden_at::timestamptz is not null then null else s.alive_until end
  from before where s.id = before.id and (s.hidden_at is null) = (:hidden_at::timestamptz is not null)
  returning s.id, s.host_id, before.state as was
), ended as (
  select id, host_id from changed where was = 'live' and :hidden_at::timestamptz is not null
), emitted as (
  emit_stream(:event_id::uuid, 'stream.ended', ended)
)
select id from changed;

-- name: updateStream :exec
-- Null leaves it.
update streams set title = coalesce(:title?, title), category = coalesce(:category?, category),
  slow_seconds = coalesce(:slow_seconds?, slow_seconds)
where id = :stream_id and host_id = :host_id and state <> 'ended';

-- name: updateReplay :exec
-- Only the first recording counts.
update streams set replay_url = :url!, replay = :replay!, replay_parts = :parts, media_id = :media_id, replay_due_at = null
where id = :stream_id and host_id = :host_id and state = 'ended' and replay_url is null;

-- name: selectDueReplays :many
-- for: host
select id, host_id from streams where replay_due_at <= :now and state = 'ended' and hidden_at is null
order by replay_due_at limit :count;

-- name: postponeReplay :exec
-- Others come first. No row when it has been tried for a day.
update streams set replay_due_at = :now::timestamptz + interval '1 minute'
where id = :stream_id and replay_due_at is not null and ended_at > :now::timestamptz - interval '1 day';

-- name: settleReplay :exec
update streams set replay_due_at = null where id = :stream_id;

-- macro: emit_told(what)
-- D26: a host may have a hundred thousand followers. Each event names some of them; notices are made from those.
insert into outbox (id, name, payload)
select gen_random_uuid(), 'stream.told', jsonb_build_object(
  'what', :what::text, 'streamId', stream_id, 'hostId', host_id, 'memberIds', members)
from (
  select stream_id, host_id, jsonb_agg(follower_id) as members
  from (
    select j.stream_id, j.host_id, f.follower_id,
      (row_number() over (partition by j.stream_id order by f.follower_id) - 1) / 500 as chunk
    from unnest(:stream_ids::uuid[], :host_ids::uuid[]) j (stream_id, host_id) join streams s on s.id = j.stream_id
    join follows f on f.following_id = j.host_id
  ) each
  group by stream_id, host_id, chunk
) chunks

-- name: tellScheduled :exec
emit_told('scheduled');

-- name: tellStarted :exec
emit_told('started');

-- name: selectStreamViolations :many
-- P7: every counter that differs from its rows, and every superchat that nobody paid.
-- for: operators
select 'stream ' || s.id || ' counts wrong' as "violation!" from streams s
where s.likes_count <> (select count(*) from stream_likes l where l.stream_id = s.id)
  or s.shares_count <> (select count(*) from stream_shares h where h.stream_id = s.id)
  or s.comments_count <> (select count(*) from stream_messages c where c.stream_id = s.id and c.deleted_at is null)
  or s.earnings <> (select coalesce(sum(c.amount), 0) from stream_messages c where c.stream_id = s.id)
union all
select 'superchat ' || c.id || ' is not in the books'
from stream_messages c left join transfers t on t.id = c.transfer_id and t.kind = 'superchat' and t.amount = c.amount
where c.amount is not null and t.id is null;
