-- Other servers: whether we speak with them, and whether they can be reached.

-- name: selectHost :one
-- Whether it is spoken with: a decision about any of these names goes for it. And how it answers, as far as that is known.
select exists (select 1 from federation_hosts above where above.name = any(:names::text[]) and above.state = 'blocked') as blocked,
  h.failing_since as "failing_since?", h.next_try_at as "next_try_at?", h.slow_since as "slow_since?"
from (select :name::text as name) asked left join federation_hosts h on h.name = asked.name;

-- name: noteFailure :maybe
-- It rests for longer each time: half as long again as it has failed already, from a minute to half a day.
insert into federation_hosts as h (name, failing_since, next_try_at, created_at)
values (:name, :now, :now::timestamptz + interval '1 minute', :now)
on conflict (name) do update set failing_since = coalesce(h.failing_since, :now),
  next_try_at = :now::timestamptz + least(interval '12 hours',
    greatest(interval '1 minute', (:now::timestamptz - coalesce(h.failing_since, :now)) / 2))
returning failing_since as "failing_since!", next_try_at as "next_try_at!";

-- name: noteSuccess :exec
update federation_hosts set failing_since = null, next_try_at = null where name = :name and failing_since is not null;

-- name: noteSlow :exec
insert into federation_hosts as h (name, slow_since, created_at) values (:name, :now, :now)
on conflict (name) do update set slow_since = coalesce(h.slow_since, :now);

-- name: noteQuick :exec
update federation_hosts set slow_since = null where name = :name and slow_since is not null;

-- name: selectSlow :many
-- Of these, those that take their time.
select name from federation_hosts where name = any(:names::text[]) and slow_since is not null;

-- name: insertHost :exec
-- Known since somebody there was.
insert into federation_hosts (name, created_at) values (:name, :now) on conflict do nothing;
