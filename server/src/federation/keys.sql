-- Keys that this server signs with. Nothing else reads or writes them.

-- name: selectKey :maybe
select sealed_key, public_key from federation_keys where member_id = :member_id;

-- name: insertKey :exec
-- Two that need it at the same moment use the one that came first.
insert into federation_keys (member_id, sealed_key, public_key, created_at)
values (:member_id, :sealed_key, :public_key, :now)
on conflict do nothing;

-- name: deleteOldKeys :exec
-- Of members who have gone, once their farewell has been delivered or given up.
delete from federation_keys k
where k.member_id <> '00000000-0000-0000-0000-000000000000'
  and not exists (select 1 from members m where m.id = k.member_id)
  and not exists (select 1 from federation_letters l where l.member_id = k.member_id);
