-- What waits until somebody who runs the group lets it pass.

-- macro: held_columns(viewer)
-- Whose words were passed on is told to those who may know that member.
h.id, h.conversation_id, h.sender_id, h.draft, h.media_id, h.created_at, s.username as sender_username,
  s.display_name as sender_name, s.avatar_url as sender_avatar, (
    select author.id from members author where author.id = (h.draft ->> 'forwardedFrom')::uuid
  ) as "forwarded_from?", (
    select author.display_name from members author
    where author.id = (h.draft ->> 'forwardedFrom')::uuid and can_know(:viewer, author.id)
  ) as "forwarded_name?"

-- macro: waiting_words()
-- SR-M2: what waits is worth what its sender is worth: whoever is suspended says nothing through a moderator.
held_messages h join members s on s.id = h.sender_id and s.state = 'active'

-- name: insertHeld :exec
-- Unless too much of theirs waits there. A retry finds the first one, or the message that it has become. The files of an album
-- are found by their addresses: what is passed on is another member's.
insert into held_messages (id, conversation_id, sender_id, client_id, draft, media_id, more_media_ids, created_at)
select :id, :group_id, :sender_id, :client_id, :draft, :media_id,
  (select array_agg(file.id) from media file where file.url = any(:more_urls::text[])), :now
where (select count(*) from held_messages where sender_id = :sender_id and conversation_id = :group_id) < :most
  and not exists (select 1 from messages where sender_id = :sender_id and client_id = :client_id)
on conflict (sender_id, client_id) where client_id is not null do nothing;

-- name: selectHeldByClientId :maybe
-- row: HeldRow
select held_columns(:sender_id) from held_messages h join members s on s.id = h.sender_id
where h.sender_id = :sender_id and h.client_id = :client_id;

-- name: selectHeldOne :maybe
-- row: HeldRow
select held_columns(:viewer) from waiting_words() where h.conversation_id = :group_id and h.id = :id;

-- name: selectHeld :many
-- Of one member, or everybody's. Oldest first.
-- row: HeldRow
select held_columns(:viewer) from waiting_words()
where h.conversation_id = :group_id and (:sender_id::uuid is null or h.sender_id = :sender_id) and h.id > :after
order by h.id limit :limit!;

-- name: detachMedia :exec
-- What it shows is shown by the message from now on.
update held_messages set media_id = null, more_media_ids = null where id = :id;

-- name: deleteHeld :exec
-- Only one who answers gets it.
delete from held_messages where conversation_id = :group_id and id = :id;

-- name: deleteHeldOf :exec
delete from held_messages where conversation_id = :group_id and sender_id = :sender_id;
