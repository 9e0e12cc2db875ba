-- What is said in a stream, and what is paid for it.

-- macro: chat_columns(message, member, host)
:message.id, :message.stream_id, :message.member_id, :message.content, :message.amount, :message.created_at,
  :member.username, :member.display_name, :member.avatar_url, :member.private, is_named(:member.id, :host) as named

-- name: insertMessage :maybe
-- No row where they may not write.
-- row: ChatRow
with target as (
  select s.id, s.host_id from streams s
  where s.id = :stream_id and s.state = 'live' and can_watch(:member_id, s)
    and not exists (select 1 from stream_bans b where b.stream_id = s.id and b.member_id = :member_id)
), made as (
  insert into stream_messages (id, stream_id, member_id, content, client_key, created_at, amount, transfer_id)
  select :id, id, :member_id, :content, :client_key!, :now, :amount, :transfer_id from target
  on conflict do nothing
  returning *
), changed as (
  update streams s set comments_count = s.comments_count + 1, earnings = s.earnings + coalesce(made.amount, 0)
  from made where s.id = made.stream_id
)
select chat_columns(made, m, target.host_id) from made join target on target.id = made.stream_id join members m on m.id = made.member_id;

-- name: selectMessageByKey :maybe
-- What an earlier try with this key has said.
-- for: whoever said it
-- row: ChatRow
select chat_columns(c, m, s.host_id)
from stream_messages c join streams s on s.id = c.stream_id join members m on m.id = c.member_id
where c.member_id = :member_id and c.client_key = :key;

-- macro: can_read_said(viewer, stream, message)
-- Who runs the chat sees whoever writes there.
(((:stream.host_id = :viewer or moderates(:viewer, :stream)) and can_know(:viewer, :message.member_id))
    or (can_read(:viewer, :message.member_id)))

-- name: selectChat :many
-- row: ChatRow
select chat_columns(c, m, s.host_id)
from stream_messages c join streams s on s.id = c.stream_id join members m on m.id = c.member_id
where c.stream_id = :stream_id and c.id < :before and c.deleted_at is null
  and can_read_said(:viewer?, s, c)
order by c.id desc limit :count;

-- name: selectReplayChat :many
-- STG-01: from a moment on, oldest first. Who was banned is not heard again.
-- row: ChatRow
select chat_columns(c, m, s.host_id)
from stream_messages c join streams s on s.id = c.stream_id join members m on m.id = c.member_id
where c.stream_id = :stream_id and c.id > :after and c.deleted_at is null and can_read_said(:viewer?, s, c)
  and not is_in_stream(stream_bans, c.member_id, s.id)
order by c.id limit :count;

-- name: hideMessage :maybe
-- Moderators leave the host and each other alone.
-- for: whoever said it, the host and moderators
with gone as (
  update stream_messages c set content = '', deleted_at = :now! from streams s
  where c.id = :id and c.deleted_at is null and s.id = c.stream_id and (
    c.member_id = :member_id or s.host_id = :member_id
    or (can_watch(:member_id, s) and moderates(:member_id, s) and can_know(:member_id, c.member_id)
      and c.member_id <> s.host_id and not is_named(c.member_id, s.host_id)))
  returning c.id, c.stream_id
), changed as (
  update streams set comments_count = comments_count - 1 where id in (select stream_id from gone)
)
select id, stream_id from gone;

-- name: selectSeenMessage :maybe
-- Who may see it, though they may not take it out.
select c.id from stream_messages c join streams s on s.id = c.stream_id
where c.id = :id and c.deleted_at is null and can_watch(:viewer, s) and can_read(:viewer, c.member_id);

-- name: selectSuperchat :maybe
-- for: whoever paid
select c.stream_id, s.host_id, c.amount as "amount!", c.transfer_id as "transfer_id!", c.created_at
from stream_messages c join streams s on s.id = c.stream_id
where c.id = :id and c.member_id = :member_id and c.amount is not null;

-- name: lockPaidStream :exec
-- Whoever takes back the same superchat, or deletes the stream, waits here.
select id from streams where id = :stream_id for no key update;

-- name: deleteSuperchat :exec
-- The counts of the stream follow by a trigger.
delete from stream_messages where id = :id and member_id = :member_id and amount is not null;

-- name: selectApart :many
-- Whom a block keeps apart from somebody who speaks.
select id from (apart_from(:member_id)) a limit :count;
