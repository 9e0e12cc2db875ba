-- SR-M7: who may have a file. What shows it decides: a post, a comment, a replay, a message, a picture of somebody.

-- macro: can_read_despite_blocks(viewer, author)
-- A blocked member can still fetch what any guest can. What belongs to an account that is not in use is not even its owner's.
exists (
    select 1 from members writer where writer.id = :author and writer.state = 'active' and is_open(:viewer, writer)
  )

-- macro: is_post_open(viewer, post)
:post.hidden_at is null and can_read_despite_blocks(:viewer, :post.member_id)

-- macro: is_let_in(viewer, stream)
-- What was sold with tickets is shown to those who have one.
(:stream.host_id = :viewer or not is_ticketed(:stream.id) or has_ticket(:viewer, :stream.id))

-- macro: is_file_shown(viewer, file)
-- Outside of conversations. Avatars and banners are for everybody.
(
  exists (
    select 1 from members a where a.id = :file.member_id and :file.url in (a.avatar_url, a.banner_url) and a.state = 'active'
  )
  or exists (
    select 1 from conversations talk join groups g on g.conversation_id = talk.id
    where talk.avatar_media_id = :file.id and g.hidden_at is null
  )
  or exists (select 1 from posts p where p.media_id = :file.id and is_post_open(:viewer, p))
  or exists (
    select 1 from post_media more join posts p on p.id = more.post_id
    where more.media_id = :file.id and is_post_open(:viewer, p)
  )
  or exists (
    select 1 from link_cards card join posts p on p.card_url = card.url
    where card.media_id = :file.id and is_post_open(:viewer, p)
  )
  or exists (
    select 1 from federation_pictures away left join posts p on p.id = away.post_id
    where away.media_id = :file.id and (p.id is null or is_post_open(:viewer, p))
  )
  or exists (
    select 1 from videos v join posts p on p.id = v.post_id where v.media_id = :file.id and is_post_open(:viewer, p)
  )
  or exists (
    select 1 from comments c join posts p on p.id = c.post_id
    where c.media_id = :file.id and c.hidden_at is null and can_read_despite_blocks(:viewer, c.member_id)
      and is_post_open(:viewer, p)
  )
  or exists (
    select 1 from streams s
    where s.media_id = :file.id and s.hidden_at is null
      and (has_ticket(:viewer, s.id) or (can_read_despite_blocks(:viewer, s.host_id) and is_let_in(:viewer, s)))
  )
  or exists (
    select 1 from launches l
    where l.media_id = :file.id and l.hidden_at is null and can_read_despite_blocks(:viewer, l.creator_id)
  )
)

-- macro: is_in_sight(viewer, said)
-- They sit where it is said, it was not taken back, and they have not cleared or hidden it; among many, no block hides it.
:said.deleted_at is null and is_unhidden_by(:viewer, :said) and exists (
    select 1 from conversation_members seat join conversations talk on talk.id = seat.conversation_id
    where seat.conversation_id = :said.conversation_id and seat.member_id = :viewer and is_since_coming(:viewer, seat, :said)
      and is_said_to(:viewer, talk.kind, :said)
  )

-- macro: is_file_said_to(viewer, file)
-- What waits is for those who run the group.
(
  exists (select 1 from messages said where said.media_id = :file.id and is_in_sight(:viewer, said))
  or exists (
    select 1 from message_media more join messages said on said.id = more.message_id
    where more.media_id = :file.id and is_in_sight(:viewer, said)
  )
  or exists (
    select 1 from held_messages held join conversation_members seat on seat.conversation_id = held.conversation_id
      and seat.member_id = :viewer and seat.role <> 'member'
    where is_held_with(held, :file)
  )
  or exists (
    select 1 from link_cards card join messages said on said.card_url = card.url and said.deleted_at is null
      join conversation_members seat on seat.conversation_id = said.conversation_id and seat.member_id = :viewer
        and is_since_coming(:viewer, seat, said)
    where card.media_id = :file.id
  )
  or exists (
    select 1 from conversations talk join conversation_members seat on seat.conversation_id = talk.id
      and seat.member_id = :viewer
    where talk.avatar_media_id = :file.id
  )
)

-- macro: is_held_with(held, file)
(:held.media_id = :file.id or :held.more_media_ids @> array[:file.id])

-- macro: is_file_reported(file)
-- Whoever reports a message shows it to the operators.
(
  exists (
    select 1 from messages said join reports r on r.target = 'message' and r.target_id = said.id where said.media_id = :file.id
  )
  or exists (
    select 1 from withheld_messages away join reports r on r.target = 'message' and r.target_id = away.message_id
    where away.media_id = :file.id
  )
  or exists (
    select 1 from message_media more join reports r on r.target = 'message' and r.target_id = more.message_id
    where more.media_id = :file.id
  )
)

-- macro: is_file_said(file)
(
  exists (select 1 from messages said where said.media_id = :file.id)
  or exists (select 1 from message_media more where more.media_id = :file.id)
  or exists (select 1 from held_messages held where is_held_with(held, :file))
  or exists (select 1 from withheld_messages away where away.media_id = :file.id)
)

-- macro: is_file_drafted(file)
-- Kept in a draft, and never shown: it is its author's alone.
(
  exists (select 1 from draft_media kept where kept.media_id = :file.id)
  and not exists (select 1 from posts p where p.media_id = :file.id)
  and not exists (select 1 from post_media more where more.media_id = :file.id)
  and not exists (select 1 from comments c where c.media_id = :file.id)
)

-- name: selectReach :maybe
-- Open to everybody; or fresh, an upload that nothing has shown yet: whoever was given its address is about to. A file (TLK-01)
-- is neither: it is its sender's until it is said, and then for those to whom it is.
select m.kind <> 'file' and is_file_shown(null::uuid, m) as open,
  m.kind <> 'file' and m.used_at is null and m.state = 'kept' and o.state = 'active' and not is_file_said(m) as fresh,
  case when m.kind = 'file' then m.name end as file_name
from media m left join members o on o.id = m.member_id
where m.folder = :folder and m.state <> 'coming';

-- name: selectAllowed :maybe
-- What was said in private, or not yet said at all, is not for operators to see. A file is never shown but in a message.
select (:is_operator::boolean and ((m.kind <> 'file' and not is_file_said(m)) or is_file_reported(m)) and not is_file_drafted(m)) or ((o.state = 'active' or m.of_link) and (
    (m.member_id = :viewer and m.state = 'kept') or is_file_shown(:viewer, m) or is_file_said_to(:viewer, m)
  )) as allowed
from media m left join members o on o.id = m.member_id
where m.folder = :folder and m.state <> 'coming';
