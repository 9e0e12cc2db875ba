// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import type { PostEvent } from '@wagram/contract/posts';
import { exec, maybe, one, type EmittedEvent, type GiftId, type MemberId, type OutboxId, type PostId, type TransferId } from '#kernel';

export interface LockPostRow {
  id: PostId;
  member_id: MemberId;
  remote: boolean;
}

/** The post is locked, so that it cannot vanish while it is paid for. */
export const lockPost = maybe<{ postId: PostId; viewerId: MemberId }, LockPostRow>(
  'posts_lock_post',
  `select p.id, p.member_id, p.remote from posts p
where p.id = $1 and not exists (select 1 from blocks hidden where hidden.blocker_id = $2::uuid and hidden.blocked_id = p.member_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = p.member_id and hidden.blocked_id = $2::uuid) and exists (select 1 from members shown where shown.id = p.member_id and (shown.id = $2::uuid or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $2::uuid and f.following_id = shown.id) is not null
  )))) and (p.hidden_at is null or p.member_id = $2)
for no key update`,
  (p) => [p.postId, p.viewerId],
);

export type InsertGiftEmits = EmittedEvent<PostEvent, 'post.gifted', { postId: PostId; authorId: MemberId; memberId: MemberId; giftId: GiftId; amount: string }>;

export const insertGift = exec<{ id: GiftId; postId: PostId; senderId: MemberId; receiverId: MemberId; amount: bigint | number; transferId: TransferId; now: Date; eventId: OutboxId }>(
  'posts_insert_gift',
  `with made as (
  insert into gifts (id, post_id, sender_id, receiver_id, amount, transfer_id, created_at)
  values ($1, $2, $3, $4, $5, $6, $7)
  returning id, post_id, sender_id, receiver_id, amount
), counted as (
  update posts p set gifts_count = p.gifts_count + 1, gifts_total = p.gifts_total + made.amount
  from made where p.id = made.post_id
)
insert into outbox (id, name, payload)
select $8::uuid, 'post.gifted', jsonb_build_object(
  'postId', post_id, 'authorId', receiver_id, 'memberId', sender_id, 'giftId', id, 'amount', amount::text)
from made`,
  (p) => [p.id, p.postId, p.senderId, p.receiverId, p.amount, p.transferId, p.now, p.eventId],
);

export interface SelectGiftByKeyRow {
  id: GiftId;
}

/** The gift that an earlier try with this key of a transfer made. */
export const selectGiftByKey = maybe<{ key: string; senderId: MemberId }, SelectGiftByKeyRow>(
  'posts_select_gift_by_key',
  `select g.id from gifts g join transfers t on t.id = g.transfer_id where t.key = $1 and g.sender_id = $2`,
  (p) => [p.key, p.senderId],
);

export interface SelectGiftRow {
  post_id: PostId;
  receiver_id: MemberId;
  amount: string;
  transfer_id: TransferId;
  created_at: Date;
}

export const selectGift = maybe<{ id: GiftId; senderId: MemberId }, SelectGiftRow>(
  'posts_select_gift',
  `select post_id, receiver_id, amount, transfer_id, created_at from gifts where id = $1 and sender_id = $2`,
  (p) => [p.id, p.senderId],
);

/** Whoever deletes the post, or takes back the same gift, waits here. */
export const lockGifted = exec<{ postId: PostId }>(
  'posts_lock_gifted',
  `select id from posts where id = $1 for no key update`,
  (p) => [p.postId],
);

export interface DeleteGiftRow {
  id: GiftId;
}

export type DeleteGiftEmits = EmittedEvent<PostEvent, 'post.gift_taken_back', { postId: PostId; authorId: MemberId; memberId: MemberId; giftId: GiftId; amount: string }>;

export const deleteGift = maybe<{ id: GiftId; senderId: MemberId; eventId: OutboxId }, DeleteGiftRow>(
  'posts_delete_gift',
  `with gone as (
  delete from gifts where id = $1 and sender_id = $2 returning id, post_id, sender_id, receiver_id, amount
), counted as (
  update posts p set gifts_count = p.gifts_count - 1, gifts_total = p.gifts_total - gone.amount
  from gone where p.id = gone.post_id
), emitted as (
  insert into outbox (id, name, payload)
  select $3::uuid, 'post.gift_taken_back', jsonb_build_object(
    'postId', post_id, 'authorId', receiver_id, 'memberId', sender_id, 'giftId', id, 'amount', amount::text)
  from gone
)
select id from gone`,
  (p) => [p.id, p.senderId, p.eventId],
);

export interface SumTipsRow {
  today: string;
  before: string;
}

/** What was given within a day, and in the day before it. */
export const sumTips = one<{ aDayAgo: Date; twoDaysAgo: Date; now: Date }, SumTipsRow>(
  'posts_sum_tips',
  `select coalesce(sum(amount) filter (where created_at > $1), 0)::text as today,
  coalesce(sum(amount) filter (where created_at <= $1), 0)::text as before
from gifts where created_at > $2 and created_at <= $3`,
  (p) => [p.aDayAgo, p.twoDaysAgo, p.now],
);
