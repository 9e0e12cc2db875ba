-- Who is in a group, who wants in, and who may not.

-- name: selectStanding :maybe
-- What a group and a member are to each other, for those who want to bring the two together.
-- for: whoever comes in, or takes somebody in
select c.id, kind_of_group(c) as kind, c.title as "title!", g.privacy, g.open_seq, c.members_count, s.role,
  exists (select 1 from group_bans b where b.conversation_id = c.id and b.member_id = :member_id) as is_banned
from groups g join conversations c on c.id = g.conversation_id
  left join conversation_members s on s.conversation_id = c.id and s.member_id = :member_id
where g.conversation_id = :group_id and (g.hidden_at is null or s.role is not null);

-- name: selectAddable :one
-- Is there such a member for whoever adds them, and do they follow?
select can_meet(:viewer::uuid, :member_id::uuid) as known,
  exists (select 1 from follows f where f.follower_id = :member_id and f.following_id = :viewer) as follows;

-- name: insertRequest :exec
insert into group_requests (conversation_id, member_id, created_at) values (:group_id, :member_id, :now)
on conflict do nothing;

-- name: deleteRequest :exec
delete from group_requests where conversation_id = :group_id and member_id = :member_id;

-- name: countRequests :one
select count(*)::int as total from group_requests k join members m on m.id = k.member_id and m.state = 'active'
where k.conversation_id = :group_id;

-- name: insertBan :exec
insert into group_bans (conversation_id, member_id, banned_by, created_at)
select :group_id, id, :banned_by!, :now from members where id = :member_id on conflict do nothing;

-- name: deleteBan :exec
delete from group_bans where conversation_id = :group_id and member_id = :member_id;

-- macro: people_of_group(table)
-- A block hides nobody from those who decide.
select card_columns(m), k.created_at as since from :table k join members m on m.id = k.member_id and m.state = 'active'
where k.conversation_id = :group_id and (k.created_at, k.member_id) < (:before, :before_id)
order by k.created_at desc, k.member_id desc limit :limit!

-- name: selectRequests :many
-- row: SinceRow
people_of_group(group_requests);

-- name: selectBans :many
-- row: SinceRow
people_of_group(group_bans);

-- macro: rank_in_group(seat)
array_position(array['owner', 'admin', 'moderator'], :seat.role)

-- macro: is_wanted_member(viewer, row)
-- By a pattern for the name, if there is one.
(:pattern::text is null or :row.username ilike :pattern or :row.display_name ilike :pattern)
  and (:row.id = :viewer or (can_know(:viewer, :row.id)))

-- name: selectRuling :many
-- Those who run it, by rank, then who came last.
-- row: GroupMemberRow
select card_columns(m), s.role, s.joined_at from conversation_members s join members m on m.id = s.member_id
where s.conversation_id = :group_id and s.role <> 'member' and is_wanted_member(:viewer, m)
  and (rank_in_group(s) > :rank or (rank_in_group(s) = :rank and (s.joined_at, s.member_id) < (:before, :before_id)))
order by rank_in_group(s), s.joined_at desc, s.member_id desc limit :limit!;

-- name: selectOrdinary :many
-- row: GroupMemberRow
select card_columns(m), s.role, s.joined_at from conversation_members s join members m on m.id = s.member_id
where s.conversation_id = :group_id and s.role = 'member' and is_wanted_member(:viewer, m)
  and (s.joined_at, s.member_id) < (:before, :before_id)
order by s.joined_at desc, s.member_id desc limit :limit!;

-- name: selectMember :maybe
-- row: GroupMemberRow
select card_columns(m), s.role, s.joined_at from conversation_members s join members m on m.id = s.member_id
where s.conversation_id = :group_id and s.member_id = :member_id;

-- name: selectRulers :many
-- Whose word those wait for who want something.
select member_id from conversation_members where conversation_id = :group_id and role <> 'member' limit 200;
