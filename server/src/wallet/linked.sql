-- Addresses that members have proved to be theirs, and what they are asked to sign for it.

-- name: selectLinked :maybe
-- for: the member themselves
select address, linked_at, is_shown from linked_addresses where member_id = :member_id;

-- name: insertChallenge :exec
-- A few may be open at once, one for each page; the oldest make room.
with kept as (
  select nonce from link_challenges where member_id = :member_id and expires_at > :now order by expires_at desc, nonce limit 4
), gone as (
  delete from link_challenges where member_id = :member_id and nonce not in (select nonce from kept)
)
insert into link_challenges (nonce, member_id, address, expires_at) values (:nonce, :member_id, :address, :expires_at);

-- name: takeChallenge :maybe
-- Whoever deletes the row answers it; a second one finds nothing.
delete from link_challenges
where nonce = :nonce and member_id = :member_id and address = :address and expires_at > :now
returning nonce;

-- name: deleteOldChallenges :exec
delete from link_challenges where expires_at < :now;

-- name: upsertLinked :one
-- Who links one is told that the profile shows what it holds. Who had switched that off keeps it off.
insert into linked_addresses (member_id, address, linked_at, is_shown) values (:member_id, :address, :now, true)
on conflict (member_id) do update set address = excluded.address, linked_at = excluded.linked_at
returning address, linked_at, is_shown;

-- name: setShown :maybe
-- No row: none is linked.
update linked_addresses set is_shown = :is_shown! where member_id = :member_id returning address, linked_at, is_shown;

-- name: insertLinked :exec
-- Of demo members; whoever has linked one keeps it.
insert into linked_addresses (member_id, address, linked_at, is_shown)
select r.member_id, r.address, :now, true
from jsonb_to_recordset(:rows::jsonb) as r (member_id uuid, address text)
on conflict do nothing;

-- name: deleteLinked :exec
delete from linked_addresses where member_id = :member_id;
