-- What operators see of other servers, and decide about them.

-- macro: host_columns(row)
:row.name, :row.state, :row.reason, :row.failing_since, :row.next_try_at,
  (select count(*)::int from members m where m.host = :row.name) as people,
  (select count(*)::int from follows f join members m on m.id = f.follower_id where m.host = :row.name and f.away)
    + (select count(*)::int from members m join follows f on f.following_id = m.id where m.host = :row.name and not f.away) as follows

-- name: selectHosts :many
-- By name. What has these letters in its name, in this state or failing.
-- row: HostRow
select host_columns(h)
from federation_hosts h
where h.name > :after and (:q::text = '' or strpos(h.name, :q) > 0)
  and (h.state = :state? or :state?::text is null) and (not :is_failing::boolean or h.failing_since is not null)
order by h.name limit :limit!;

-- name: countHosts :one
select count(*)::int as total from federation_hosts h
where (:q::text = '' or strpos(h.name, :q) > 0)
  and (h.state = :state? or :state?::text is null) and (not :is_failing::boolean or h.failing_since is not null);

-- name: selectHostView :maybe
-- row: HostRow
select host_columns(h) from federation_hosts h where h.name = :name;

-- name: upsertHost :exec
insert into federation_hosts as h (name, state, reason, created_at, decided_at)
values (:name, :state!, :reason?, :now, :now)
on conflict (name) do update set state = excluded.state, reason = excluded.reason, decided_at = excluded.decided_at;

-- name: importHosts :many
-- Nobody is let off by a list: a block stays one.
insert into federation_hosts as h (name, state, reason, created_at, decided_at)
select one.name, one.state, one.reason, :now, :now
from jsonb_to_recordset(:hosts) as one (name text, state text, reason text)
on conflict (name) do update set state = excluded.state, reason = coalesce(excluded.reason, h.reason), decided_at = excluded.decided_at
  where h.state = 'open' or (h.state = 'limited' and excluded.state = 'blocked')
returning name, state;

-- name: selectUnder :many
-- The servers that a decision about this name goes for.
select h.name from federation_hosts h
where h.name = :host or split_part(h.name, ':', 1) = :host or split_part(h.name, ':', 1) like '%.' || :host;

-- name: selectToShut :many
-- Of a blocked server: those who are still to be seen.
select m.id from members m join federation_actors a on a.member_id = m.id
where m.host = :host and m.state = 'active' limit 200;

-- name: selectToOpen :many
select a.member_id as id from members m join federation_actors a on a.member_id = m.id
where m.host = :host and a.shut limit 200;

-- name: setShut :exec
update federation_actors set shut = :shut where member_id = any(:ids);

-- name: selectFollowsWith :many
-- Between here and that server, both ways.
select f.follower_id, f.following_id from members m join follows f on f.follower_id = m.id where m.host = :host
union all select f.follower_id, f.following_id from members m join follows f on f.following_id = m.id where m.host = :host
limit 200;
