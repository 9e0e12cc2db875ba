-- What people see of streams and do to them with one tap, and how many watch.

-- name: selectStream :maybe
-- row: StreamRow
select stream_columns(s, m, :viewer?, :now) from streams s join members m on m.id = s.host_id
where s.id = :stream_id and can_watch(:viewer, s);

-- name: selectLive :many
-- Most watched first.
-- row: StreamRow
select * from (
  select stream_columns(s, m, :viewer?, :now) from streams s join members m on m.id = s.host_id
  where s.state = 'live' and s.alive_until > :now and can_watch_unasked(:viewer, s)
) live
where (viewers, id) < (:viewers::int, :before::uuid) order by viewers desc, id desc limit :count;

-- name: selectScheduled :many
-- Those that are still to come, soonest first.
-- row: StreamRow
select stream_columns(s, m, :viewer?, :now) from streams s join members m on m.id = s.host_id
where s.state = 'scheduled' and s.scheduled_for > :earliest and can_watch_unasked(:viewer, s)
  and (s.scheduled_for, s.id) > (:since::timestamptz, :after::uuid)
order by s.scheduled_for, s.id limit :count;

-- name: selectReplays :many
-- STG-02: what can be watched again, the newest first.
-- row: StreamRow
select stream_columns(s, m, :viewer?, :now) from streams s join members m on m.id = s.host_id
where s.state = 'ended' and s.replay_url is not null and can_watch_unasked(:viewer, s)
  and (s.ended_at, s.id) < (:before::timestamptz, :before_id::uuid)
order by s.ended_at desc, s.id desc limit :count;

-- name: selectPastOf :many
-- STG-02: of one host, also without a replay.
-- row: StreamRow
select stream_columns(s, m, :viewer?, :now) from streams s join members m on m.id = s.host_id
where s.host_id = :host_id and s.state = 'ended' and can_watch(:viewer, s)
  and (s.ended_at, s.id) < (:before::timestamptz, :before_id::uuid)
order by s.ended_at desc, s.id desc limit :count;

-- name: selectOwnLive :maybe
-- for: host
select id from streams where host_id = :host_id and state = 'live' and alive_until > :now;

-- macro: standing_of(viewer)
-- How somebody stands to a stream that they can reach.
select s.id, s.host_id, s.state, s.started_at, s.replay_parts, s.slow_seconds, is_in_stream(stream_bans, :viewer, s.id) as banned,
  moderates(:viewer, s) as moderates
from streams s where s.id = :stream_id and can_watch(:viewer, s)

-- name: selectStanding :maybe
-- row: Standing
standing_of(:viewer?);

-- name: lockStanding :maybe
-- It cannot end or vanish while it is paid for.
-- row: Standing
standing_of(:viewer) for no key update of s;

-- macro: insert_stream_reaction(table, counter)
-- A second one changes nothing.
with target as (
  select s.id from streams s where s.id = :stream_id and can_watch(:member_id, s)
), made as (
  insert into :table (stream_id, member_id, created_at) select id, :member_id, :now from target
  on conflict do nothing returning stream_id
)
update streams set :counter = :counter + 1 where id in (select stream_id from made)

-- name: insertLike :exec
insert_stream_reaction(stream_likes, likes_count);

-- name: insertShare :exec
insert_stream_reaction(stream_shares, shares_count);

-- name: deleteLike :exec
-- The count follows by a trigger.
with target as (
  select s.id from streams s where s.id = :stream_id and can_watch(:member_id, s)
)
delete from stream_likes l using target where l.stream_id = target.id and l.member_id = :member_id;

-- name: selectFigures :maybe
-- for: those who have it open
select viewers_of(s, :now) as viewers, s.likes_count, s.comments_count, s.shares_count, s.earnings
from streams s where s.id = :stream_id;

-- name: putViewers :exec
-- Others' numbers and ours make the most that were ever there.
with mine as (
  insert into stream_viewers (stream_id, process_id, viewers, believed_until)
  select s.id, :process_id, :viewers, :believed_until from streams s where s.id = :stream_id and s.state = 'live'
  on conflict (stream_id, process_id) do update set viewers = excluded.viewers, believed_until = excluded.believed_until
  returning stream_id, viewers
)
update streams s set peak_viewers = greatest(s.peak_viewers, mine.viewers + coalesce((
    select sum(v.viewers) from stream_viewers v
    where v.stream_id = s.id and v.process_id <> :process_id and v.believed_until > :now
  ), 0)::int)
from mine where s.id = mine.stream_id;

-- name: deleteOldViewers :exec
delete from stream_viewers where believed_until < :now;

-- name: selectStillSeen :many
-- RT-03: of pairs of members, or guests, and streams, those who may see them still and whose account is in use.
select j.at::int, s.state = 'live' as live
from unnest(:member_ids?::uuid[], :stream_ids::uuid[]) with ordinality j (member_id, stream_id, at)
join streams s on s.id = j.stream_id
where can_watch(j.member_id, s) and (j.member_id is null or exists (
  select 1 from members own where own.id = j.member_id and own.state = 'active'));
