-- What is said in a stream, what is paid for it, and who may say nothing more.

-- macro: chat_columns(message, member)
:message.id, :message.stream_id, :message.member_id, :message.content, :message.amount, :message.created_at,
  :member.username, :member.display_name, :member.avatar_url, :member.private

-- name: insertMessage :maybe
-- No row where they may not write.
-- row: ChatRow
with target as (
  select s.id from streams s
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
select chat_columns(made, m) from made join members m on m.id = made.member_id;

-- name: selectMessageByKey :maybe
-- What an earlier try with this key has said.
-- row: ChatRow
select chat_columns(c, m) from stream_messages c join members m on m.id = c.member_id
where c.member_id = :member_id and c.client_key = :key;

-- name: selectChat :many
-- The host sees whoever writes there.
-- row: ChatRow
select chat_columns(c, m)
from stream_messages c join streams s on s.id = c.stream_id join members m on m.id = c.member_id
where c.stream_id = :stream_id and c.id < :before and c.deleted_at is null
  and ((s.host_id = :viewer? and can_know(:viewer, c.member_id)) or (can_read(:viewer, c.member_id)))
order by c.id desc limit :count;

-- name: hideMessage :maybe
-- for: whoever said it, and the host
with gone as (
  update stream_messages c set content = '', deleted_at = :now! from streams s
  where c.id = :id and c.deleted_at is null and s.id = c.stream_id and (c.member_id = :member_id or s.host_id = :member_id)
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

-- name: insertBan :maybe
-- No row when the host knows no such member.
with known as (
  select m.id from members m where m.id = :member_id and can_know(:host_id, m.id)
), made as (
  insert into stream_bans (stream_id, member_id, created_at) select :stream_id, id, :now from known
  on conflict do nothing
)
select id from known;

-- name: deleteBan :exec
delete from stream_bans where stream_id = :stream_id and member_id = :member_id;

-- name: selectBans :many
select m.id, m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum, b.created_at as banned_at
from stream_bans b join members m on m.id = b.member_id
where b.stream_id = :stream_id and (b.created_at, b.member_id) < (:before, :before_id)
order by b.created_at desc, b.member_id desc limit :count;

-- name: selectApart :many
-- Whom a block keeps apart from somebody who speaks.
select id from (apart_from(:member_id)) a limit :count;
