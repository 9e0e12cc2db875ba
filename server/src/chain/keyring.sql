-- Keys of the server itself.

-- name: selectKey :maybe
select address, sealed from chain_keys where name = :name;

-- name: insertKey :exec
insert into chain_keys (name, address, sealed, created_at) values (:name, :address, :sealed, :now)
on conflict (name) do nothing;
