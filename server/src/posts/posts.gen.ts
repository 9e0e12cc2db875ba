// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import type { Facet } from '@wagram/contract/kernel';
import type { PostEvent } from '@wagram/contract/posts';
import { batchedStatement, exec, many, maybe, type EmittedEvent, type EventField, type Json, type MediaId, type MemberId, type MemberVerifiedBy, type OutboxId, type PostId, type StoredMedia } from '#kernel';

export interface PostRow {
  id: PostId;
  member_id: MemberId;
  content: string;
  facets: Facet[];
  image_url: string | null;
  media: StoredMedia | null;
  likes_count: number;
  self_liked: boolean;
  comments_count: number;
  shares_count: number;
  gifts_count: number;
  gifts_total: string;
  created_at: Date;
  hidden_at: Date | null;
  username: string;
  display_name: string;
  avatar_url: string | null;
  verified: boolean;
  verified_by: MemberVerifiedBy | null;
  platinum: boolean;
  private: boolean;
  liked: boolean;
  bookmarked: boolean;
}

export type InsertPostEmits = EmittedEvent<PostEvent, 'post.created', { postId: PostId; authorId: MemberId; mentions: EventField<PostEvent, 'post.created', 'mentions'>; mediaId: MediaId | null; createdAt: string }>;

/** No row comes back for a key that this author has used before. */
export const insertPost = batchedStatement<{ id: PostId; memberId: MemberId; content: string; facets: Json<Facet[]>; imageUrl: string | null; media: Json<StoredMedia> | null; mediaId: MediaId | null; clientKey: string | null; now: Date; eventId: string; mentions: string }, PostRow>(
  'posts_insert_post',
  `with asked as materialized (
  select post_id, who, content, facets, image_url, media, media_id, client_key, at, event_id, mentions, place::int
  from unnest($1::uuid[], $2::uuid[], $3::text[], $4::jsonb[], $5::text[], $6::jsonb[],
      $7::uuid[], $8::text[], $9::timestamptz[], $10::uuid[], $11::jsonb[])
    with ordinality as one (post_id, who, content, facets, image_url, media, media_id, client_key, at, event_id, mentions, place)
  limit 64
), made as (
  insert into posts (id, member_id, content, facets, image_url, media, media_id, client_key, created_at)
  select post_id, who, content, facets, image_url, media, media_id, client_key, at from asked
  on conflict do nothing
  returning *
), counted as (
  update members set posts_count = posts_count + 1 * each_of.number
from (select each_of.id, count(*) as number from (select member_id from made) each_of (id) group by each_of.id order by each_of.id) each_of
where members.id = each_of.id
), lined as (
  insert into timelines (member_id, post_id, author_id)
  select f.follower_id, made.id, made.member_id from made join follows f on f.following_id = made.member_id
  union all select made.member_id, made.id, made.member_id from made
), emitted as (
  insert into outbox (id, name, payload)
  select (array_agg(event_id))[1], 'post.created', jsonb_agg(jsonb_build_object(
    'postId', made.id, 'authorId', made.member_id, 'mentions', asked.mentions, 'mediaId', made.media_id,
    'createdAt', made.created_at) order by event_id)
  from made join asked on asked.post_id = made.id
  having count(*) > 0
)
select asked.place, made.id, made.member_id, made.content, made.facets, made.image_url, made.media, made.likes_count, made.self_liked,
  made.comments_count, made.shares_count, made.gifts_count, made.gifts_total, made.created_at, made.hidden_at, m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum, m.private, false as liked, false as bookmarked
from made join asked on asked.post_id = made.id join members m on m.id = made.member_id`,
  (p) => [p.id, p.memberId, p.content, p.facets, p.imageUrl, p.media, p.mediaId, p.clientKey, p.now, p.eventId, p.mentions],
);

/** The post that an earlier try with this key made. */
export const selectPostByKey = maybe<{ memberId: MemberId; key: string }, PostRow>(
  'posts_select_post_by_key',
  `select p.id, p.member_id, p.content, p.facets, p.image_url, p.media, p.likes_count, p.self_liked,
  p.comments_count, p.shares_count, p.gifts_count, p.gifts_total, p.created_at, p.hidden_at, m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum, m.private, (select true from likes mine where mine.member_id = $1 and mine.post_id = p.id) is not null as liked,
  (select true from bookmarks mine where mine.member_id = $1 and mine.post_id = p.id) is not null as bookmarked
from posts p join members m on m.id = p.member_id
where p.member_id = $1 and p.client_key = $2`,
  (p) => [p.memberId, p.key],
);

export interface LockOwnPostRow {
  id: PostId;
}

/** Nobody likes, answers, shares or saves it any more until this transaction ends. */
export const lockOwnPost = maybe<{ postId: PostId; memberId: MemberId }, LockOwnPostRow>(
  'posts_lock_own_post',
  `select id from posts where id = $1 and member_id = $2 for update`,
  (p) => [p.postId, p.memberId],
);

export interface DeletePostRow {
  id: PostId;
}

export type DeletePostEmits = EmittedEvent<PostEvent, 'post.removed', { postId: PostId; authorId: MemberId; mediaId: MediaId | null; createdAt: string; received: EventField<PostEvent, 'post.removed', 'received'> }>;

/** Likes, comments, gifts and bookmarks go with it, and the event says what it had received, by day. It is locked before. */
export const deletePost = maybe<{ postId: PostId; memberId: MemberId; eventId: OutboxId }, DeletePostRow>(
  'posts_delete_post',
  `with gone as (
  delete from posts where id = $1 and member_id = $2 returning id, member_id, media_id, created_at
), counted as (
  update members set posts_count = posts_count + -1 * each_of.number
from (select each_of.id, count(*) as number from (select member_id from gone) each_of (id) group by each_of.id order by each_of.id) each_of
where members.id = each_of.id
), received as (
  select coalesce(jsonb_agg(jsonb_build_object(
    'day', day, 'likes', likes, 'comments', comments, 'shares', shares, 'bookmarks', bookmarks)), '[]') as days
  from (
    select day, count(*) filter (where what = 'likes') as likes, count(*) filter (where what = 'comments') as comments,
      count(*) filter (where what = 'shares') as shares, count(*) filter (where what = 'bookmarks') as bookmarks
    from (
      select (created_at at time zone 'utc')::date as day, 'likes' as what from likes where post_id = $1
      union all select (created_at at time zone 'utc')::date, 'comments' from comments where post_id = $1
      union all select (created_at at time zone 'utc')::date, 'shares' from shares where post_id = $1
      union all select (created_at at time zone 'utc')::date, 'bookmarks' from bookmarks where post_id = $1
    ) reactions
    group by day
  ) days
), emitted as (
  insert into outbox (id, name, payload)
  select $3::uuid, 'post.removed', jsonb_build_object(
    'postId', id, 'authorId', member_id, 'mediaId', media_id, 'createdAt', created_at, 'received', received.days)
  from gone cross join received
)
select id from gone`,
  (p) => [p.postId, p.memberId, p.eventId],
);

/** Older posts are found by the query behind the timeline. */
export const trimTimelines = exec<{ firstKept: PostId }>(
  'posts_trim_timelines',
  `delete from timelines where (member_id, post_id) in (
  select member_id, post_id from timelines where post_id < $1 limit 20000
)`,
  (p) => [p.firstKept],
);

export interface SelectCountViolationsRow {
  violation: string;
}

/** P7: every counter that differs from its rows. An empty answer proves them right. */
export const selectCountViolations = many<void, SelectCountViolationsRow>(
  'posts_select_count_violations',
  `select 'post ' || p.id || ' counts wrong' as violation from posts p
where p.likes_count <> (select count(*) from likes l where l.post_id = p.id)
  or p.self_liked <> exists (select 1 from likes l where l.post_id = p.id and l.member_id = p.member_id)
  or p.shares_count <> (select count(*) from shares s where s.post_id = p.id)
  or p.comments_count <> (select count(*) from comments c where c.post_id = p.id)
  or p.gifts_count <> (select count(*) from gifts g where g.post_id = p.id)
  or p.gifts_total <> (select coalesce(sum(g.amount), 0) from gifts g where g.post_id = p.id)`,
  () => [],
);

export interface SetHiddenRow {
  id: PostId;
}

/** Since when it is hidden, or null to show it again. No row when it is so already, or gone. */
export const setHidden = maybe<{ hiddenAt: Date | null; postId: PostId }, SetHiddenRow>(
  'posts_set_hidden',
  `update posts set hidden_at = $1
where id = $2 and (hidden_at is null) <> ($1::timestamptz is null)
returning id`,
  (p) => [p.hiddenAt, p.postId],
);

export const updateMedia = maybe<{ url: string | null; media: Json<StoredMedia>; mediaId: MediaId; postId: PostId }, PostRow>(
  'posts_update_media',
  `with changed as (
  update posts set image_url = $1, media = $2, media_id = $3 where id = $4 returning *
)
select changed.id, changed.member_id, changed.content, changed.facets, changed.image_url, changed.media, changed.likes_count, changed.self_liked,
  changed.comments_count, changed.shares_count, changed.gifts_count, changed.gifts_total, changed.created_at, changed.hidden_at, m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum, m.private, false as liked, false as bookmarked
from changed join members m on m.id = changed.member_id`,
  (p) => [p.url, p.media, p.mediaId, p.postId],
);
