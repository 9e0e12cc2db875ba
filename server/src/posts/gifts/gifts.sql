-- Credit that somebody gives to the author of a post. The transfer behind it is made in the same transaction.
-- events: PostEvent from '@wagram/contract/posts'

-- name: lockPost :maybe
-- The post is locked, so that it cannot vanish while it is paid for.
select p.id, p.member_id, p.remote from posts p
where p.id = :post_id and can_read(:viewer_id::uuid, p.member_id) and is_unhidden(:viewer_id, p)
for no key update;

-- name: insertGift :exec
with made as (
  insert into gifts (id, post_id, sender_id, receiver_id, amount, transfer_id, created_at)
  values (:id, :post_id, :sender_id, :receiver_id, :amount, :transfer_id, :now)
  returning id, post_id, sender_id, receiver_id, amount
), counted as (
  update posts p set gifts_count = p.gifts_count + 1, gifts_total = p.gifts_total + made.amount
  from made where p.id = made.post_id
)
insert into outbox (id, name, payload)
select :event_id::uuid, 'post.gifted', jsonb_build_object(
  'postId', post_id, 'authorId', receiver_id, 'memberId', sender_id, 'giftId', id, 'amount', amount::text)
from made;

-- name: selectGiftByKey :maybe
-- The gift that an earlier try with this key of a transfer made.
select g.id from gifts g join transfers t on t.id = g.transfer_id where t.key = :key and g.sender_id = :sender_id;

-- name: selectGift :maybe
select post_id, receiver_id, amount, transfer_id, created_at from gifts where id = :id and sender_id = :sender_id;

-- name: lockGifted :exec
-- Whoever deletes the post, or takes back the same gift, waits here.
select id from posts where id = :post_id for no key update;

-- name: deleteGift :maybe
-- for: the giver
with gone as (
  delete from gifts where id = :id and sender_id = :sender_id returning id, post_id, sender_id, receiver_id, amount
), counted as (
  update posts p set gifts_count = p.gifts_count - 1, gifts_total = p.gifts_total - gone.amount
  from gone where p.id = gone.post_id
), emitted as (
  insert into outbox (id, name, payload)
  select :event_id::uuid, 'post.gift_taken_back', jsonb_build_object(
    'postId', post_id, 'authorId', receiver_id, 'memberId', sender_id, 'giftId', id, 'amount', amount::text)
  from gone
)
select id from gone;

-- name: sumTips :one
-- What was given within a day, and in the day before it.
select coalesce(sum(amount) filter (where created_at > :a_day_ago), 0)::text as today,
  coalesce(sum(amount) filter (where created_at <= :a_day_ago), 0)::text as before
from gifts where created_at > :two_days_ago and created_at <= :now;
