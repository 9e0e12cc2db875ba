-- Many posts and reactions at once, with true counts and timelines. History is not news: nothing is emitted.

-- name: insertPosts :exec
with made as (
  insert into posts (id, member_id, content, facets, image_url, media, media_id, created_at)
  select id, "memberId", content, facets, "imageUrl", media, "mediaId", "createdAt"
  from jsonb_to_recordset(:drafts) as draft
    (id uuid, "memberId" uuid, content text, facets jsonb, "imageUrl" text, media jsonb, "mediaId" uuid, "createdAt" timestamptz)
  on conflict do nothing returning id, member_id, facets, remote
), tagged as (
  insert_tags(made)
), lined as (
  insert into timelines (member_id, post_id, author_id)
  select f.follower_id, made.id, made.member_id from made join follows f on f.following_id = made.member_id
  union all select made.member_id, made.id, made.member_id from made
  on conflict do nothing
)
count_posts(1, select member_id from made);

-- macro: insert_seed_reactions(table, counter)
with made as (
  insert into :table (member_id, post_id, created_at)
  select "memberId", "postId", "createdAt"
  from jsonb_to_recordset(:drafts) as draft ("memberId" uuid, "postId" uuid, "createdAt" timestamptz)
  on conflict do nothing returning post_id
)
update posts p set :counter = p.:counter + added.number
from (select post_id, count(*)::int as number from made group by post_id) added where added.post_id = p.id

-- name: insertLikes :exec
insert_seed_reactions(likes, likes_count);

-- name: insertShares :exec
insert_seed_reactions(shares, shares_count);

-- name: insertGifts :exec
-- The transfers behind them are made in the same transaction.
with made as (
  insert into gifts (id, post_id, sender_id, receiver_id, amount, transfer_id, created_at)
  select id, "postId", "senderId", "receiverId", amount, "transferId", "createdAt"
  from jsonb_to_recordset(:drafts) as draft
    (id uuid, "postId" uuid, "senderId" uuid, "receiverId" uuid, amount bigint, "transferId" uuid, "createdAt" timestamptz)
  on conflict do nothing returning post_id, amount
)
update posts p set gifts_count = p.gifts_count + added.number, gifts_total = p.gifts_total + added.sum
from (select post_id, count(*)::int as number, sum(amount)::bigint as sum from made group by post_id) added
where added.post_id = p.id;

-- name: selectKnownPosts :many
-- for: the demo community
select id from posts where id = any(:ids);

-- name: deleteDemoPosts :one
-- Likes, comments, gifts and bookmarks go with them.
-- for: the demo community
with gone as (
  delete from posts where id in (
    select p.id from posts p join members m on m.id = p.member_id where m.demo limit :count
  ) returning id, member_id
), counted as (
  count_posts(-1, select member_id from gone)
), unlined as (
  delete from timelines where post_id in (select id from gone)
)
select count(*)::int as gone from gone;
