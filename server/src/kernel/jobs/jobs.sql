-- Work for later. Whoever has claimed a job holds it until the lease ends, in the database's own time; `tries` says who
-- holds it now, so that nobody finishes what has passed to somebody else. When it is due is told by the app's clock.

-- macro: is_waiting(job)
:job.leased_until is null and :job.failed_at is null

-- macro: is_asked_for_again(job)
-- The same was asked for while this one ran: whoever waits will do it.
exists (select 1 from jobs other where other.kind = :job.kind and other.key = :job.key and is_waiting(other))

-- macro: or_sooner()
-- What waits already comes sooner if need be; what has failed before keeps its pause.
on conflict (kind, key) where key is not null and leased_until is null and failed_at is null
do update set due_at = least(jobs.due_at, excluded.due_at) where jobs.tries = 0

-- macro: enqueue_jobs(kind, rows)
-- For statements of other rooms: `rows` answers key, lane, member_id, payload and due_at, each key once.
insert into jobs (kind, key, lane, member_id, payload, due_at)
select :kind, job.key, job.lane, job.member_id, job.payload, job.due_at from (:rows) job
or_sooner()

-- name: insertJob :exec
insert into jobs (id, kind, key, lane, member_id, payload, priority, due_at)
values (:id, :kind, :key, :lane, :member_id, :payload, :priority, :due_at)
or_sooner();

-- name: insertJobs :exec
-- Many of one kind, none of which has a key. Of a lane they are done in this order: their ids say so.
insert into jobs (id, kind, payload, lane, due_at)
select job.id, :kind, job.payload, job.lane, :due_at
from unnest(:ids::uuid[], :payloads::jsonb[], :lanes?::text[]) as job (id, payload, lane);

-- name: claimJobs :many
-- Of each kind so many as are free to be done. Processes take turns; what one has taken meanwhile is not due any more when
-- another looks at the row. Whose lease has ended has died, and their job comes first. Of a lane only the first may start.
with turn as materialized (
  select pg_advisory_xact_lock(hashtext('jobs'))
), wanted as (
  select * from unnest(:kinds::text[], :free::int[], :lease_ms::int[]) as wanted (kind, free, lease_ms)
), next as (
  select job.id, wanted.lease_ms from turn, wanted, lateral (
    (
      select left_behind.id from jobs left_behind
      where left_behind.kind = wanted.kind and left_behind.leased_until <= now()
      order by left_behind.leased_until limit wanted.free
    )
    union all
    (
      select j.id from jobs j
      where j.kind = wanted.kind and is_waiting(j) and j.due_at <= :now
        and (j.lane is null or not exists (
          select 1 from jobs busy where busy.kind = j.kind and busy.lane = j.lane and busy.leased_until is not null
        ) and not exists (
          select 1 from jobs earlier
          where earlier.kind = j.kind and earlier.lane = j.lane and is_waiting(earlier) and earlier.due_at <= :now
            and (earlier.priority, earlier.due_at, earlier.id) < (j.priority, j.due_at, j.id)
        ))
      order by j.priority, j.due_at, j.id limit wanted.free
    )
    limit wanted.free
  ) job
)
update jobs j set leased_until = now() + make_interval(secs => next.lease_ms / 1000.0), tries = j.tries + 1
from next where j.id = next.id and j.failed_at is null and (j.leased_until is null or j.leased_until <= now())
returning j.id, j.kind, j.key, j.lane, j.member_id, j.payload, j.tries;

-- name: prolongLease :exec
-- Nothing changes when somebody else has taken over, or it was cancelled.
update jobs set leased_until = now() + make_interval(secs => :lease_ms::int / 1000.0)
where id = :id and tries = :tries and leased_until is not null;

-- name: deleteDone :batched
-- Answers a row to whoever still had the right to finish it.
with asked as materialized (
  select id, tries, place::int from unnest(:id::uuid[], :tries::int[]) with ordinality as one (id, tries, place) limit 64
)
delete from jobs j using asked where j.id = asked.id and j.tries = asked.tries and j.leased_until is not null
returning asked.place;

-- name: repeatJob :exec
-- Done for now, and due again later.
with done as (
  delete from jobs where id = :id and tries = :tries and leased_until is not null
  returning kind, key, lane, member_id, payload, priority
)
insert into jobs (kind, key, lane, member_id, payload, priority, due_at)
select kind, key, lane, member_id, payload, priority, :due_at from done
or_sooner();

-- name: postponeJob :exec
-- `tries_after` is one less when the try does not count.
with covered as (
  delete from jobs j where j.id = :id and j.tries = :tries and j.leased_until is not null and is_asked_for_again(j) returning j.id
)
update jobs set leased_until = null, due_at = :due_at, tries = :tries_after, last_error = :last_error
where id = :id and tries = :tries and leased_until is not null and not exists (select 1 from covered);

-- name: failJob :exec
update jobs set leased_until = null, failed_at = :now!, last_error = :last_error
where id = :id and tries = :tries and leased_until is not null;

-- name: deleteJobs :exec
-- Cancelled: whoever works on one hears of it when they prolong their lease, and can finish nothing.
delete from jobs where kind = :kind and key = :key!;

-- name: moveLane :exec
-- In the same order. One that runs begins anew there: whoever works on it here can finish nothing. For what waits it was no try.
update jobs set kind = :to, leased_until = null, tries = case when leased_until is null then 0 else tries end
where kind = :from and lane = :lane::text and failed_at is null and (leased_until is null or :with_running::boolean);

-- name: selectJobFigures :many
select kind, count(*) filter (where is_waiting(j))::int as "waiting!",
  count(*) filter (where is_waiting(j) and due_at <= :now)::int as "due!", count(*) filter (where leased_until is not null)::int as "running!",
  count(*) filter (where failed_at is not null)::int as "failed!",
  coalesce(extract(epoch from :now::timestamptz - min(due_at) filter (where is_waiting(j) and due_at <= :now)), 0)::float8 as "late_s!"
from jobs j group by kind order by kind;

-- name: selectFailedJobs :many
-- What was given up, newest first. One that has been decided since ends the list: whoever looks again sees it whole.
-- for: operators
select j.id, j.kind, j.tries, j.last_error, j.failed_at as "failed_at!", j.created_at, m.username from jobs j
left join members m on m.id = j.member_id
where j.failed_at is not null
  and (:after?::uuid is null or (j.failed_at, j.id) < (select last.failed_at, last.id from jobs last where last.id = :after))
order by j.failed_at desc, j.id desc limit :count;

-- name: countFailedJobs :one
select count(*)::int as "failed!" from jobs where failed_at is not null;

-- name: retryFailedJob :maybe
-- From the beginning. When the same was asked for meanwhile, that one does it.
with covered as (
  delete from jobs j where j.id = :id and j.failed_at is not null and is_asked_for_again(j) returning j.id, j.kind
), renewed as (
  update jobs set failed_at = null, tries = 0, due_at = :now where id = :id and failed_at is not null
    and not exists (select 1 from covered)
  returning id, kind
)
select kind from covered union all select kind from renewed;

-- name: discardFailedJob :maybe
delete from jobs where id = :id and failed_at is not null returning kind;

-- name: deleteOldFailedJobs :exec
delete from jobs where failed_at < :before;
