-- WGM from one member to another. The transfer behind it is made in the same transaction.
-- events: CreditEvent from '@wagram/contract/credit'

-- name: selectReceiver :maybe
select m.id, m.username from members m where lower(m.username) = :handle and can_meet(:viewer, m.id);

-- name: insertSend :exec
with made as (
  insert into credit_sends (id, sender_id, receiver_id, amount, words, transfer_id, in_chat, created_at)
  values (:id, :sender_id, :receiver_id, :amount, :words, :transfer_id, :in_chat, :now)
  returning id, sender_id, receiver_id, amount
)
insert into outbox (id, name, payload)
select :event_id::uuid, 'credit.sent', jsonb_build_object(
  'sendId', id, 'senderId', sender_id, 'receiverId', receiver_id, 'amount', amount::text)
from made;

-- name: selectSendByKey :maybe
-- for: the sender
-- The sending that an earlier try with this key of a transfer made.
select s.id, s.amount, s.words, s.in_chat, s.created_at, m.username as "to"
from credit_sends s join transfers t on t.id = s.transfer_id join members m on m.id = s.receiver_id
where t.key = :key and s.sender_id = :sender_id;

-- name: deleteSend :maybe
-- for: the sender
with gone as (
  delete from credit_sends where id = :id and sender_id = :sender_id
  returning id, sender_id, receiver_id, amount, transfer_id, in_chat, created_at
), emitted as (
  insert into outbox (id, name, payload)
  select :event_id::uuid, 'credit.taken_back', jsonb_build_object(
    'sendId', id, 'senderId', sender_id, 'receiverId', receiver_id, 'amount', amount::text)
  from gone
)
select receiver_id, amount, transfer_id, in_chat, created_at from gone;

-- name: selectActive :one
-- for: the member
-- Whether somebody wrote, answered or gave something lately: each finds one row by its own index, for ids begin with their time.
select exists (select 1 from posts where member_id = :member_id and id > :since_id)
  or exists (select 1 from comments where member_id = :member_id and id > :since_id)
  or exists (select 1 from gifts where sender_id = :member_id and id > :since_id)
  or exists (select 1 from credit_sends where sender_id = :member_id and id > :since_id) as active;

-- name: exportSends :many
select s.transfer_id, s.amount, s.words, s.in_chat, s.created_at, m.username as "to"
from credit_sends s join members m on m.id = s.receiver_id where s.sender_id = :member_id order by s.id;

-- name: eraseSends :exec
delete from credit_sends where sender_id = any(:member_ids) or receiver_id = any(:member_ids);
