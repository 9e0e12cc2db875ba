-- Who is online, who types, and who may know.

-- macro: shows_online(member)
wants(:member, 'messages', 'onlineStatus')

-- macro: shows_typing(member)
wants(:member, 'messages', 'typingIndicator')

-- name: upsertPresence :exec
insert into presence (member_id, online_until) select id, :until from members where id = any(:member_ids)
on conflict (member_id) do update set online_until = excluded.online_until;

-- name: endPresence :exec
update presence set online_until = :now where member_id = :member_id;

-- name: selectMayKnow :many
-- Pair by pair: those who know each other, talk to each other and both show when they are online.
select j.member_id as "memberId", j.whom as id from unnest(:member_ids::uuid[], :whom_ids::uuid[]) j (member_id, whom)
where can_know(j.member_id, j.whom) and shows_online(j.member_id) and shows_online(j.whom)
  and exists (
    select 1 from conversation_members mine join conversation_members theirs using (conversation_id)
      join conversations c on c.id = conversation_id and c.kind = 'direct'
    where mine.member_id = j.member_id and theirs.member_id = j.whom and not theirs.is_request
  );

-- name: selectShows :one
select shows_online(:member_id) as shows;

-- name: selectTypingHearers :many
-- Those there who let others see it too, and whom no block separates. Among very many nobody.
select heard.member_id, typist.username
from conversations c join conversation_members me on is_seated_unblocked_row(:viewer, c, me)
  join members typist on typist.id = :viewer
  join conversation_members heard on heard.conversation_id = c.id and heard.member_id <> :viewer and not heard.is_request
where c.id = :conversation_id and shows_typing(:viewer) and shows_typing(heard.member_id) and c.members_count <= :most
  and may_write_in(c, me) and can_know(heard.member_id, :viewer);
