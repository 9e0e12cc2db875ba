-- What a member takes along, and what goes with them.

-- name: exportLinked :many
select address, linked_at, is_shown from linked_addresses where member_id = :member_id;

-- name: exportChallenges :many
select nonce, address, expires_at from link_challenges where member_id = :member_id order by expires_at;

-- name: exportContacts :many
select address, name, kept_at from wallet_contacts where member_id = :member_id order by kept_at;

-- name: eraseChallenges :exec
delete from link_challenges where member_id = :member_id;

-- name: eraseContacts :exec
delete from wallet_contacts where member_id = :member_id;
