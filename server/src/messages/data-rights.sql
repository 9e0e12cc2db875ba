-- What a member takes along, and what goes with them. What others wrote to them is the others'.

-- name: exportSeats :many
select s.conversation_id, c.kind, c.title, s.role, s.is_request, s.is_muted, s.joined_at,
  (
    select jsonb_agg(m.username order by m.username) from conversation_members o join members m on m.id = o.member_id
    where c.kind = 'direct' and o.conversation_id = c.id and o.member_id <> :member_id
  ) as with
from conversation_members s join conversations c on c.id = s.conversation_id
where s.member_id = :member_id order by s.conversation_id;

-- name: exportMessages :many
-- for: author
-- What an operator has hidden is still theirs.
select m.id, m.conversation_id, m.kind, coalesce(w.content, m.content) as "content!", coalesce(w.image_url, m.image_url) as image_url,
  coalesce(w.more_media, m.more_media) as more_media,
  coalesce(w.duration, m.duration) as duration, m.credit, m.reply_to, m.thread_of, m.is_forwarded, m.edited_at, m.deleted_at,
  m.created_at
from messages m left join withheld_messages w on w.message_id = m.id where m.sender_id = :member_id order by m.id;

-- name: exportReactions :many
select message_id, emoji, created_at from reactions where member_id = :member_id order by created_at;

-- name: exportVotes :many
select v.message_id, v.voted_at, (select jsonb_agg(p.options[o + 1]) from unnest(v.choices) o) as chosen
from poll_votes v join polls p using (message_id) where v.member_id = :member_id order by v.voted_at;

-- name: exportViews :many
select message_id, seen_at from message_views where member_id = :member_id order by seen_at;

-- name: exportPresence :many
select online_until from presence where member_id = :member_id;

-- name: exportHidden :many
select message_id, hidden_at from hidden_messages where member_id = :member_id order by hidden_at;

-- name: exportPins :many
select message_id, conversation_id, pinned_at from message_pins where member_id = :member_id order by pinned_at;

-- name: eraseHidden :exec
delete from hidden_messages where member_id = :member_id;

-- name: clearPins :exec
-- What they pinned for all stays pinned.
update message_pins set member_id = null where member_id = :member_id;

-- name: eraseWithheld :exec
delete from withheld_messages w using messages m
where m.id = w.message_id and (m.sender_id = :member_id or w.member_id = :member_id);

-- name: clearForwards :exec
-- Whose words were passed on is not told any more.
update messages set forwarded_from = null where forwarded_from = :member_id;

-- name: eraseTalks :exec
-- A talk between two ends with one of them: its rows are about both.
delete from conversations c using conversation_members s
where s.conversation_id = c.id and s.member_id = :member_id and c.kind = 'direct';

-- name: eraseReactions :exec
delete from reactions where member_id = :member_id;

-- name: eraseVotes :exec
delete from poll_votes where member_id = :member_id;

-- name: eraseViews :exec
delete from message_views where member_id = :member_id;

-- name: clearPictures :exec
-- Their file goes with them, also where it was the picture of a group.
update conversations set avatar_url = null, avatar_media_id = null
where avatar_media_id in (select id from media where member_id = :member_id);

-- name: eraseMessages :exec
delete from messages where sender_id = :member_id;

-- name: eraseSeats :exec
delete from conversation_members where member_id = :member_id;

-- name: erasePresence :exec
delete from presence where member_id = :member_id;
