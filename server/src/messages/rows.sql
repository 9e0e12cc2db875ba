-- A message as somebody sees it: who said it, what it answers, what people felt and chose.

-- macro: message_columns(viewer)
-- The client id is its sender's own.
m.id, m.conversation_id, talk.kind as conversation_kind, m.seq, m.change, m.kind, m.sender_id, m.content, m.facets, m.image_url,
  m.media, m.more_media, m.duration, case when m.deleted_at is null then m.credit end as credit, m.author, m.is_forwarded,
  case when (can_know(:viewer, m.forwarded_from)) then (
    select named.display_name from members named where named.id = m.forwarded_from
  ) end as forwarded_name, case when m.deleted_at is null then (link_card(m.card_url)) end as link_card, m.views_count,
  m.thread_of, m.comments_count, case when m.comments_count > 0 and m.deleted_at is null then (commenters_of(m.id, :viewer)) end
    as commenters, case when m.sender_id = :viewer then m.client_id end as client_id, m.created_at,
  m.edited_at, m.deleted_at, s.username as sender_username, coalesce(s.display_name, m.author) as sender_name,
  s.avatar_url as sender_avatar, r.id as receiver_id, r.username as receiver_username, r.avatar_url as receiver_avatar,
  answered.id as reply_id, answered.sender_id as reply_sender_id, answered.username as reply_username,
  answered.content as reply_content,
  (
    select jsonb_agg(felt order by felt.emoji) from (
      select emoji, count(*)::int as count, bool_or(member_id = :viewer) as mine
      from reactions where message_id = m.id group by emoji
    ) felt
  ) as reactions,
  case when m.kind = 'poll' and m.deleted_at is null then (
    select jsonb_build_object('options', p.options, 'counts', p.counts, 'multiple', p.multiple, 'voters', p.voters_count,
      'closed', p.closed_at is not null,
      'mine', (select v.choices from poll_votes v where v.message_id = m.id and v.member_id = :viewer))
    from polls p where p.message_id = m.id
  ) end as poll

-- macro: commenters_of(post, viewer)
-- TLK-03: who wrote the last comments, each once. Few are read for it, however many there are.
select jsonb_agg(jsonb_build_object('id', face.id, 'name', face.display_name, 'avatar_url', face.avatar_url) order by face.seq desc)
from (
  select who.id, who.display_name, who.avatar_url, max(late.seq) as seq from (
    select said.sender_id, said.seq from messages said
    where said.thread_of = :post and said.deleted_at is null and is_said_to(:viewer, 'channel', said)
    order by said.seq desc limit 10
  ) late join members who on who.id = late.sender_id
  group by who.id order by max(late.seq) desc limit 3
) face

-- macro: answered_message(reply_to, kind, viewer)
-- What is answered, as the viewer may see it in a conversation of that kind; nothing is looked for when there is no id.
left join lateral (
    select said.id, said.sender_id, answerer.username,
      case when said.deleted_at is null then coalesce(nullif(left(said.content, 200), ''), said.media #>> '{file,name}', '') else '' end
        as content
    from messages said join conversation_members mine on is_seated_at(:viewer, said.conversation_id, mine)
      left join members answerer on answerer.id = said.sender_id
    where :reply_to is not null and said.id = :reply_to and is_since_coming(:viewer, mine, said)
      and is_said_to(:viewer, :kind, said) and is_unhidden_by(:viewer, said)
    limit 1
  ) answered on true

-- macro: file_words(message)
-- TLK-01: a file is found by its name as it is written, and by the words in it. As the index of 0064 has it.
to_tsvector('simple', coalesce(:message.media #>> '{file,name}', '') || ' ' || translate(coalesce(:message.media #>> '{file,name}', ''), '._-', '   '))

-- macro: around_message(viewer)
-- Each looks for one row, and only where there is one: a group of many thousands is not read for its messages.
join conversations talk on talk.id = m.conversation_id
  left join members s on s.id = m.sender_id
  left join lateral (
    select other.id, other.username, other.avatar_url
    from conversation_members seat join members other on other.id = seat.member_id
    where talk.kind = 'direct' and seat.conversation_id = talk.id and seat.member_id is distinct from m.sender_id limit 1
  ) r on true
  answered_message(m.reply_to, talk.kind, :viewer)
