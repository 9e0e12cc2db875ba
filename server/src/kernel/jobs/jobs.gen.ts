// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { batchedStatement, exec, many, maybe, one, type Json } from '../db/query.ts';
import type { JobId, MemberId } from '../db/schema.gen.ts';

export const insertJob = exec<{ id: JobId; kind: string; key: string | null; lane: string | null; memberId: MemberId | null; payload: Json<object>; priority: number; dueAt: Date }>(
  'kernel_insert_job',
  `insert into jobs (id, kind, key, lane, member_id, payload, priority, due_at)
values ($1, $2, $3, $4, $5, $6, $7, $8)
on conflict (kind, key) where key is not null and leased_until is null and failed_at is null
do update set due_at = least(jobs.due_at, excluded.due_at) where jobs.tries = 0`,
  (p) => [p.id, p.kind, p.key, p.lane, p.memberId, p.payload, p.priority, p.dueAt],
);

/** Many of one kind, none of which has a key. Of a lane they are done in this order: their ids say so. */
export const insertJobs = exec<{ kind: string; dueAt: Date; ids: readonly JobId[]; payloads: readonly Json<object>[]; lanes: readonly (string | null)[] }>(
  'kernel_insert_jobs',
  `insert into jobs (id, kind, payload, lane, due_at)
select job.id, $1, job.payload, job.lane, $2
from unnest($3::uuid[], $4::jsonb[], $5::text[]) as job (id, payload, lane)`,
  (p) => [p.kind, p.dueAt, p.ids, p.payloads, p.lanes],
);

export interface ClaimJobsRow {
  id: JobId;
  kind: string;
  key: string | null;
  lane: string | null;
  member_id: MemberId | null;
  payload: object;
  tries: number;
}

/** Of each kind so many as are free to be done. Processes take turns; what one has taken meanwhile is not due any more when another looks at the row. Whose lease has ended has died, and their job comes first. Of a lane only the first may start. */
export const claimJobs = many<{ kinds: readonly string[]; free: readonly number[]; leaseMs: readonly number[]; now: Date }, ClaimJobsRow>(
  'kernel_claim_jobs',
  `with turn as materialized (
  select pg_advisory_xact_lock(hashtext('jobs'))
), wanted as (
  select * from unnest($1::text[], $2::int[], $3::int[]) as wanted (kind, free, lease_ms)
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
      where j.kind = wanted.kind and j.leased_until is null and j.failed_at is null and j.due_at <= $4
        and (j.lane is null or not exists (
          select 1 from jobs busy where busy.kind = j.kind and busy.lane = j.lane and busy.leased_until is not null
        ) and not exists (
          select 1 from jobs earlier
          where earlier.kind = j.kind and earlier.lane = j.lane and earlier.leased_until is null and earlier.failed_at is null and earlier.due_at <= $4
            and (earlier.priority, earlier.due_at, earlier.id) < (j.priority, j.due_at, j.id)
        ))
      order by j.priority, j.due_at, j.id limit wanted.free
    )
    limit wanted.free
  ) job
)
update jobs j set leased_until = now() + make_interval(secs => next.lease_ms / 1000.0), tries = j.tries + 1
from next where j.id = next.id and j.failed_at is null and (j.leased_until is null or j.leased_until <= now())
returning j.id, j.kind, j.key, j.lane, j.member_id, j.payload, j.tries`,
  (p) => [p.kinds, p.free, p.leaseMs, p.now],
);

/** Nothing changes when somebody else has taken over, or it was cancelled. */
export const prolongLease = exec<{ leaseMs: number; id: JobId; tries: number }>(
  'kernel_prolong_lease',
  `update jobs set leased_until = now() + make_interval(secs => $1::int / 1000.0)
where id = $2 and tries = $3 and leased_until is not null`,
  (p) => [p.leaseMs, p.id, p.tries],
);

/** Answers a row to whoever still had the right to finish it. */
export const deleteDone = batchedStatement<{ id: JobId; tries: number }, object>(
  'kernel_delete_done',
  `with asked as materialized (
  select id, tries, place::int from unnest($1::uuid[], $2::int[]) with ordinality as one (id, tries, place) limit 64
)
delete from jobs j using asked where j.id = asked.id and j.tries = asked.tries and j.leased_until is not null
returning asked.place`,
  (p) => [p.id, p.tries],
);

/** Done for now, and due again later. */
export const repeatJob = exec<{ id: JobId; tries: number; dueAt: Date }>(
  'kernel_repeat_job',
  `with done as (
  delete from jobs where id = $1 and tries = $2 and leased_until is not null
  returning kind, key, lane, member_id, payload, priority
)
insert into jobs (kind, key, lane, member_id, payload, priority, due_at)
select kind, key, lane, member_id, payload, priority, $3 from done
on conflict (kind, key) where key is not null and leased_until is null and failed_at is null
do update set due_at = least(jobs.due_at, excluded.due_at) where jobs.tries = 0`,
  (p) => [p.id, p.tries, p.dueAt],
);

/** `tries_after` is one less when the try does not count. */
export const postponeJob = exec<{ id: JobId; tries: number; dueAt: Date; triesAfter: number; lastError: string | null }>(
  'kernel_postpone_job',
  `with covered as (
  delete from jobs j where j.id = $1 and j.tries = $2 and j.leased_until is not null and exists (select 1 from jobs other where other.kind = j.kind and other.key = j.key and other.leased_until is null and other.failed_at is null) returning j.id
)
update jobs set leased_until = null, due_at = $3, tries = $4, last_error = $5
where id = $1 and tries = $2 and leased_until is not null and not exists (select 1 from covered)`,
  (p) => [p.id, p.tries, p.dueAt, p.triesAfter, p.lastError],
);

export const failJob = exec<{ now: Date; lastError: string | null; id: JobId; tries: number }>(
  'kernel_fail_job',
  `update jobs set leased_until = null, failed_at = $1, last_error = $2
where id = $3 and tries = $4 and leased_until is not null`,
  (p) => [p.now, p.lastError, p.id, p.tries],
);

/** Cancelled: whoever works on one hears of it when they prolong their lease, and can finish nothing. */
export const deleteJobs = exec<{ kind: string; key: string }>(
  'kernel_delete_jobs',
  `delete from jobs where kind = $1 and key = $2`,
  (p) => [p.kind, p.key],
);

/** In the same order. One that runs begins anew there: whoever works on it here can finish nothing. For what waits it was no try. */
export const moveLane = exec<{ to: string; from: string; lane: string; withRunning: boolean }>(
  'kernel_move_lane',
  `update jobs set kind = $1, leased_until = null, tries = case when leased_until is null then 0 else tries end
where kind = $2 and lane = $3::text and failed_at is null and (leased_until is null or $4::boolean)`,
  (p) => [p.to, p.from, p.lane, p.withRunning],
);

export interface SelectJobFiguresRow {
  kind: string;
  waiting: number;
  due: number;
  running: number;
  failed: number;
  late_s: number;
}

export const selectJobFigures = many<{ now: Date }, SelectJobFiguresRow>(
  'kernel_select_job_figures',
  `select kind, count(*) filter (where j.leased_until is null and j.failed_at is null)::int as waiting,
  count(*) filter (where j.leased_until is null and j.failed_at is null and due_at <= $1)::int as due, count(*) filter (where leased_until is not null)::int as running,
  count(*) filter (where failed_at is not null)::int as failed,
  coalesce(extract(epoch from $1::timestamptz - min(due_at) filter (where j.leased_until is null and j.failed_at is null and due_at <= $1)), 0)::float8 as late_s
from jobs j group by kind order by kind`,
  (p) => [p.now],
);

export interface SelectFailedJobsRow {
  id: JobId;
  kind: string;
  tries: number;
  last_error: string | null;
  failed_at: Date;
  created_at: Date;
  username: string | null;
}

/** What was given up, newest first. One that has been decided since ends the list: whoever looks again sees it whole. */
export const selectFailedJobs = many<{ after: JobId | null; count: bigint | number }, SelectFailedJobsRow>(
  'kernel_select_failed_jobs',
  `select j.id, j.kind, j.tries, j.last_error, j.failed_at as failed_at, j.created_at, m.username from jobs j
left join members m on m.id = j.member_id
where j.failed_at is not null
  and ($1::uuid is null or (j.failed_at, j.id) < (select last.failed_at, last.id from jobs last where last.id = $1))
order by j.failed_at desc, j.id desc limit $2`,
  (p) => [p.after, p.count],
);

export interface CountFailedJobsRow {
  failed: number;
}

export const countFailedJobs = one<void, CountFailedJobsRow>(
  'kernel_count_failed_jobs',
  `select count(*)::int as failed from jobs where failed_at is not null`,
  () => [],
);

export interface RetryFailedJobRow {
  kind: string;
}

/** From the beginning. When the same was asked for meanwhile, that one does it. */
export const retryFailedJob = maybe<{ id: JobId; now: Date }, RetryFailedJobRow>(
  'kernel_retry_failed_job',
  `with covered as (
  delete from jobs j where j.id = $1 and j.failed_at is not null and exists (select 1 from jobs other where other.kind = j.kind and other.key = j.key and other.leased_until is null and other.failed_at is null) returning j.id, j.kind
), renewed as (
  update jobs set failed_at = null, tries = 0, due_at = $2 where id = $1 and failed_at is not null
    and not exists (select 1 from covered)
  returning id, kind
)
select kind from covered union all select kind from renewed`,
  (p) => [p.id, p.now],
);

export interface DiscardFailedJobRow {
  kind: string;
}

export const discardFailedJob = maybe<{ id: JobId }, DiscardFailedJobRow>(
  'kernel_discard_failed_job',
  `delete from jobs where id = $1 and failed_at is not null returning kind`,
  (p) => [p.id],
);

export const deleteOldFailedJobs = exec<{ before: Date }>(
  'kernel_delete_old_failed_jobs',
  `delete from jobs where failed_at < $1`,
  (p) => [p.before],
);
