-- The address that this network is known by.

-- name: insertHome :exec
insert into federation_home (origin, created_at) values (:origin, :now) on conflict do nothing;

-- name: selectHome :maybe
select origin from federation_home;
