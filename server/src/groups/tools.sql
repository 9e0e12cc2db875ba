-- Invites and bots: what those who run a group make for it.

-- macro: is_made_by_ruler(made)
-- SR-M2: a bot or an invite is worth what its maker is worth now. They sit there, in the seat in which they made it, may still
-- make such things, and their account is in use. Read whenever it is used, so that no way out can forget it.
exists (
  select 1 from conversation_members maker join members known on known.id = maker.member_id
  where maker.conversation_id = :made.conversation_id and maker.member_id = :made.made_by
    and maker.role in ('owner', 'admin') and maker.joined_at <= :made.created_at and known.state = 'active'
)

-- macro: has_uses_left(invite, now)
(:invite.expires_at is null or :invite.expires_at > :now) and (:invite.max_uses is null or :invite.uses < :invite.max_uses)

-- macro: is_leading_in(invite, now)
has_uses_left(:invite, :now) and is_made_by_ruler(:invite)

-- name: takeInvite :maybe
-- One use of it, if there is one left, however many come at once.
update group_invites i set uses = uses + 1 where code = :code and is_leading_in(i, :now) returning needs_approval;

-- name: selectWaiting :one
-- Has somebody asked to come in already, where this invite only lets them ask?
select exists (
  select 1 from group_invites i join group_requests r on r.conversation_id = i.conversation_id
  where i.code = :code and i.needs_approval and r.member_id = :member_id
) as found;

-- name: selectInviteGroup :maybe
select conversation_id from group_invites where code = :code;

-- name: insertInvite :exec
insert into group_invites (code, conversation_id, made_by, needs_approval, max_uses, expires_at, created_at)
values (:code, :group_id, :made_by!, :needs_approval, :max_uses, :expires_at, :now);

-- name: selectInvites :many
-- row: InviteRow
select i.code, m.username as maker, i.needs_approval, i.uses, i.max_uses, i.expires_at, i.created_at
from group_invites i left join members m on m.id = i.made_by
where i.conversation_id = :group_id and is_leading_in(i, :now) order by i.created_at desc, i.code;

-- name: deleteInvite :exec
delete from group_invites where conversation_id = :group_id and code = :code;

-- name: deleteDeadInvites :exec
-- What has been used up makes room; an account that was switched off may come back.
delete from group_invites i where conversation_id = :group_id and not (has_uses_left(i, :now));

-- name: selectBots :many
-- row: BotRow
select id, name, created_at from group_bots b
where conversation_id = :group_id and is_made_by_ruler(b) order by created_at, id;

-- name: insertBot :exec
-- Of its token only the hash is kept.
insert into group_bots (id, conversation_id, name, token_hash, made_by, created_at)
values (:id, :group_id, :name, :token_hash, :made_by!, :now);

-- name: deleteBot :exec
delete from group_bots where conversation_id = :group_id and id = :id;

-- name: selectSpeaker :maybe
-- for: whoever has the token
select b.id, b.name, b.conversation_id, g.bot_integration from group_bots b join groups g using (conversation_id)
where b.token_hash = :token_hash and is_made_by_ruler(b);

-- name: deleteBotsOf :exec
-- Housekeeping: with the seat, what was made in it can never be used again.
delete from group_bots where conversation_id = :group_id and made_by = :member_id!;

-- name: deleteInvitesOf :exec
delete from group_invites where conversation_id = :group_id and made_by = :member_id!;
