// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, many, one, type PostId } from '#kernel';

export const insertPosts = exec<{ drafts: string }>(
  'posts_insert_posts',
  `with made as (
  insert into posts (id, member_id, content, facets, image_url, media, media_id, created_at)
  select id, "memberId", content, facets, "imageUrl", media, "mediaId", "createdAt"
  from jsonb_to_recordset($1) as draft
    (id uuid, "memberId" uuid, content text, facets jsonb, "imageUrl" text, media jsonb, "mediaId" uuid, "createdAt" timestamptz)
  on conflict do nothing returning id, member_id, facets, remote
), tagged as (
  insert into post_tags (tag, post_id, remote)
select distinct facet ->> 'value', made.id, made.remote from made cross join jsonb_array_elements(made.facets) facet
where facet ->> 'kind' = 'hashtag' on conflict do nothing
), lined as (
  insert into timelines (member_id, post_id, author_id)
  select f.follower_id, made.id, made.member_id from made join follows f on f.following_id = made.member_id
  union all select made.member_id, made.id, made.member_id from made
  on conflict do nothing
)
update members set posts_count = posts_count + 1 * each_of.number
from (select each_of.id, count(*) as number from (select member_id from made) each_of (id) group by each_of.id order by each_of.id) each_of
where members.id = each_of.id`,
  (p) => [p.drafts],
);

export const insertLikes = exec<{ drafts: string }>(
  'posts_insert_likes',
  `with made as (
  insert into likes (member_id, post_id, created_at)
  select "memberId", "postId", "createdAt"
  from jsonb_to_recordset($1) as draft ("memberId" uuid, "postId" uuid, "createdAt" timestamptz)
  on conflict do nothing returning post_id
)
update posts p set likes_count = p.likes_count + added.number
from (select post_id, count(*)::int as number from made group by post_id) added where added.post_id = p.id`,
  (p) => [p.drafts],
);

export const insertShares = exec<{ drafts: string }>(
  'posts_insert_shares',
  `with made as (
  insert into shares (member_id, post_id, created_at)
  select "memberId", "postId", "createdAt"
  from jsonb_to_recordset($1) as draft ("memberId" uuid, "postId" uuid, "createdAt" timestamptz)
  on conflict do nothing returning post_id
)
update posts p set shares_count = p.shares_count + added.number
from (select post_id, count(*)::int as number from made group by post_id) added where added.post_id = p.id`,
  (p) => [p.drafts],
);

/** The transfers behind them are made in the same transaction. */
export const insertGifts = exec<{ drafts: string }>(
  'posts_insert_gifts',
  `with made as (
  insert into gifts (id, post_id, sender_id, receiver_id, amount, transfer_id, created_at)
  select id, "postId", "senderId", "receiverId", amount, "transferId", "createdAt"
  from jsonb_to_recordset($1) as draft
    (id uuid, "postId" uuid, "senderId" uuid, "receiverId" uuid, amount bigint, "transferId" uuid, "createdAt" timestamptz)
  on conflict do nothing returning post_id, amount
)
update posts p set gifts_count = p.gifts_count + added.number, gifts_total = p.gifts_total + added.sum
from (select post_id, count(*)::int as number, sum(amount)::bigint as sum from made group by post_id) added
where added.post_id = p.id`,
  (p) => [p.drafts],
);

export interface SelectKnownPostsRow {
  id: PostId;
}

export const selectKnownPosts = many<{ ids: readonly PostId[] }, SelectKnownPostsRow>(
  'posts_select_known_posts',
  `select id from posts where id = any($1)`,
  (p) => [p.ids],
);

export interface DeleteDemoPostsRow {
  gone: number;
}

/** Likes, comments, gifts and bookmarks go with them. */
export const deleteDemoPosts = one<{ count: bigint | number }, DeleteDemoPostsRow>(
  'posts_delete_demo_posts',
  `with gone as (
  delete from posts where id in (
    select p.id from posts p join members m on m.id = p.member_id where m.demo limit $1
  ) returning id, member_id
), counted as (
  update members set posts_count = posts_count + -1 * each_of.number
from (select each_of.id, count(*) as number from (select member_id from gone) each_of (id) group by each_of.id order by each_of.id) each_of
where members.id = each_of.id
), unlined as (
  delete from timelines where post_id in (select id from gone)
)
select count(*)::int as gone from gone`,
  (p) => [p.count],
);
