-- What was said, as somebody reads it: what they have not cleared away, and what was said since they came.

-- macro: messages_for(viewer)
-- Comments stand in their threads.
conversations c join conversation_members me on is_seated_row(:viewer, c, me)
  join messages m on m.conversation_id = c.id and m.thread_of is null
  around_message(:viewer)

-- name: selectMessages :many
-- Newest first.
-- row: MessageRow
select message_columns(:viewer) from messages_for(:viewer)
where c.id = :conversation_id and m.seq < :before and m.seq > me.first_seq and is_said_to(:viewer, c.kind, m) and is_unhidden_by(:viewer, m)
order by m.seq desc limit :limit!;

-- name: selectMessagesAfter :many
-- row: MessageRow
select message_columns(:viewer) from messages_for(:viewer)
where c.id = :conversation_id and m.seq > greatest(:after::int, me.first_seq) and is_said_to(:viewer, c.kind, m) and is_unhidden_by(:viewer, m)
order by m.seq limit :limit!;

-- name: selectChanges :many
-- What has happened to messages since a change that was seen.
-- row: MessageRow
select message_columns(:viewer) from messages_for(:viewer)
where c.id = :conversation_id and m.change > :after and m.seq > me.first_seq and is_said_to(:viewer, c.kind, m) and is_unhidden_by(:viewer, m)
order by m.change limit :limit!;

-- name: selectFound :many
-- row: MessageRow
select message_columns(:viewer) from messages_for(:viewer)
where c.id = :conversation_id and m.seq < :before and m.seq > me.first_seq and m.deleted_at is null
  and is_said_to(:viewer, c.kind, m) and is_unhidden_by(:viewer, m)
  and (to_tsvector('simple', m.content) @@ websearch_to_tsquery('simple', :words)
    or (m.kind = 'file' and (file_words(m)) @@ websearch_to_tsquery('simple', :words)))
order by m.seq desc limit :limit!;

-- name: selectMessage :maybe
-- For whoever does something to it, with what they are in the conversation.
-- row: SeenRow
select message_columns(:viewer), me.role as viewer_role
from messages m join conversations c on c.id = m.conversation_id
  join conversation_members me on is_seated_unblocked_row(:viewer, c, me)
  around_message(:viewer)
where m.id = :message_id and is_since_coming(:viewer, me, m) and is_said_to(:viewer, c.kind, m) and is_unhidden_by(:viewer, m);

-- name: selectMessageByClientId :maybe
-- What an earlier try with this client id made.
-- row: MessageRow
-- for: author
select message_columns(:sender_id) from messages m around_message(:sender_id)
where m.sender_id = :sender_id and m.client_id = :client_id;

-- name: selectPinned :many
-- The newest pin first.
-- row: MessageRow
select message_columns(:viewer) from messages_for(:viewer)
  join message_pins pin on pin.message_id = m.id
where c.id = :conversation_id and pin.conversation_id = c.id and m.seq > me.first_seq and m.deleted_at is null
  and is_said_to(:viewer, c.kind, m) and is_unhidden_by(:viewer, m)
order by pin.pinned_at desc, m.id desc limit :limit!;

-- name: selectForwardable :maybe
-- What somebody may pass on: what they can read, said by a person and still there.
select m.kind, m.content, m.image_url, m.media, m.media_id, m.more_media, m.duration, case when not m.is_forwarded then m.sender_id
    else m.forwarded_from end as "author_id?", (
    select named.display_name from members named
    where named.id = case when not m.is_forwarded then m.sender_id else m.forwarded_from end and can_know(:viewer, named.id)
  ) as "author_name?"
from messages m join conversations c on c.id = m.conversation_id
  join conversation_members me on is_seated_row(:viewer, c, me)
where m.id = :message_id and is_since_coming(:viewer, me, m) and m.deleted_at is null
  and m.kind in ('text', 'media', 'voice', 'file')
  and is_said_to(:viewer, c.kind, m) and is_unhidden_by(:viewer, m);

-- name: selectPlace :maybe
-- for: the program, which tells everybody who sits there to ask
select conversation_id, change from messages where id = :message_id;

-- name: selectPreview :many
-- What was said last in a public group, to whoever may come in: nothing from before it was public.
-- row: MessageRow
-- for: members who are not banned from it, as it is public
select message_columns(:viewer) from groups g join conversations c on c.id = g.conversation_id
  join messages m on m.conversation_id = c.id and m.thread_of is null and m.seq > g.open_seq
    and m.deleted_at is null
  around_message(:viewer)
where g.conversation_id = :group_id and g.privacy = 'public' and g.hidden_at is null and is_said_to(:viewer, c.kind, m)
  and not exists (select 1 from group_bans b where b.conversation_id = c.id and b.member_id = :viewer)
order by m.seq desc limit :limit!;
