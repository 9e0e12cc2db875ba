-- What a member takes along, and what goes with them. Where they sit is told by messages.

-- name: exportGroups :many
-- for: its owner
select c.title as name, c.kind, g.description, g.category, g.tags, g.privacy, c.created_at
from conversation_members s join conversations c on c.id = s.conversation_id join groups g on g.conversation_id = c.id
where s.member_id = :member_id and s.role = 'owner' order by c.id;

-- macro: rows_with_group(table)
:table k join conversations c on c.id = k.conversation_id

-- name: exportInvites :many
select c.title as in_group, k.uses, k.max_uses, k.expires_at, k.created_at
from rows_with_group(group_invites) where k.made_by = :member_id order by k.created_at;

-- name: exportRequests :many
select c.title as in_group, k.created_at
from rows_with_group(group_requests) where k.member_id = :member_id order by k.created_at;

-- name: exportBans :many
select c.title as in_group, k.created_at
from rows_with_group(group_bans) where k.member_id = :member_id order by k.created_at;

-- name: exportBots :many
select c.title as in_group, k.name, k.created_at
from rows_with_group(group_bots) where k.made_by = :member_id order by k.created_at;

-- name: exportHeld :many
-- Whose words they pass on is not theirs to take along.
select c.title as in_group, k.draft - 'forwardedFrom' as draft, k.created_at
from rows_with_group(held_messages) where k.sender_id = :member_id order by k.created_at;

-- name: eraseRequests :exec
delete from group_requests where member_id = :member_id;

-- name: eraseBans :exec
delete from group_bans where member_id = :member_id;

-- name: forgetBanner :exec
update group_bans set banned_by = null where banned_by = :member_id;

-- name: eraseHeld :exec
delete from held_messages where sender_id = :member_id;

-- name: clearHeldForwards :exec
-- Whose words wait to be passed on is not told any more. Little waits at a time.
update held_messages set draft = draft - 'forwardedFrom' where draft ->> 'forwardedFrom' = :member_id::uuid::text;

-- name: eraseInvites :exec
delete from group_invites where made_by = :member_id;

-- name: eraseBots :exec
delete from group_bots where made_by = :member_id;
