-- Keys of the server itself.

-- name: selectKey :maybe
select address, sealed from chain_keys where name = :name;

-- name: selectKeys :many
-- for: operators
-- What may be told of them: never what is sealed.
select name, address from chain_keys order by created_at, name;

-- name: insertKey :exec
insert into chain_keys (name, address, sealed, created_at) values (:name, :address, :sealed, :now)
on conflict (name) do nothing;
