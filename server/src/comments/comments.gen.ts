// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import type { CommentEvent } from '@wagram/contract/comments';
import type { Facet } from '@wagram/contract/kernel';
import { batchedStatement, exec, many, maybe, type CommentId, type EmittedEvent, type EventField, type Json, type MediaId, type MemberId, type MemberVerifiedBy, type OutboxId, type PostId, type StoredMedia } from '#kernel';

export interface SelectTargetRow {
  author_id: MemberId;
  parent_author_id: MemberId | null;
  has_parent: boolean;
}

export const selectTarget = maybe<{ parentId: CommentId | null; viewer: MemberId | null; postId: PostId }, SelectTargetRow>(
  'comments_select_target',
  `select p.member_id as author_id, parent.member_id as parent_author_id, parent.id is not null as has_parent
from posts p left join lateral (
  select c.id, c.member_id from comments c where c.id = $1 and c.post_id = p.id and not exists (select 1 from blocks hidden where hidden.blocker_id = $2 and hidden.blocked_id = c.member_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = c.member_id and hidden.blocked_id = $2) and exists (select 1 from members shown where shown.id = c.member_id and (shown.id = $2 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $2 and f.following_id = shown.id) is not null
  ))))
) parent on $1 is not null
where p.id = $3 and not exists (select 1 from blocks hidden where hidden.blocker_id = $2 and hidden.blocked_id = p.member_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = p.member_id and hidden.blocked_id = $2) and exists (select 1 from members shown where shown.id = p.member_id and (shown.id = $2 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $2 and f.following_id = shown.id) is not null
  )))) and (p.hidden_at is null or p.member_id = $2)`,
  (p) => [p.parentId, p.viewer, p.postId],
);

export interface CommentRow {
  id: CommentId;
  post_id: PostId;
  parent_id: CommentId | null;
  member_id: MemberId;
  content: string;
  facets: Facet[];
  image_url: string | null;
  media: StoredMedia | null;
  likes_count: number;
  created_at: Date;
  username: string;
  display_name: string;
  avatar_url: string | null;
  verified: boolean;
  verified_by: MemberVerifiedBy | null;
  platinum: boolean;
  private: boolean;
  liked: boolean;
}

/** Oldest first. */
export const selectComments = many<{ viewer: MemberId | null; postId: PostId; after: CommentId; limit: bigint | number }, CommentRow>(
  'comments_select_comments',
  `select c.id, c.post_id, c.parent_id, c.member_id, c.content, c.facets, c.image_url, c.media,
  c.likes_count, c.created_at, m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum, m.private, (select true from comment_likes mine where mine.member_id = $1 and mine.comment_id = c.id) is not null as liked
from comments c join members m on m.id = c.member_id
where c.post_id = $2 and c.id > $3 and not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = c.member_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = c.member_id and hidden.blocked_id = $1) and exists (select 1 from members shown where shown.id = c.member_id and (shown.id = $1 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $1 and f.following_id = shown.id) is not null
  )))) and not exists (select 1 from mutes hidden where hidden.member_id = $1 and hidden.muted_id = c.member_id) and (c.hidden_at is null or c.member_id = $1)
order by c.id limit $4`,
  (p) => [p.viewer, p.postId, p.after, p.limit],
);

export interface SelectCommentRow {
  id: CommentId;
  post_id: PostId;
  parent_id: CommentId | null;
  member_id: MemberId;
  content: string;
  facets: Facet[];
  image_url: string | null;
  media: StoredMedia | null;
  likes_count: number;
  created_at: Date;
  username: string;
  display_name: string;
  avatar_url: string | null;
  verified: boolean;
  verified_by: MemberVerifiedBy | null;
  platinum: boolean;
  private: boolean;
  liked: boolean;
  post_author_id: MemberId;
}

export const selectComment = maybe<{ viewer: MemberId | null; commentId: CommentId }, SelectCommentRow>(
  'comments_select_comment',
  `select c.id, c.post_id, c.parent_id, c.member_id, c.content, c.facets, c.image_url, c.media,
  c.likes_count, c.created_at, m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum, m.private, (select true from comment_likes mine where mine.member_id = $1 and mine.comment_id = c.id) is not null as liked, p.member_id as post_author_id
from comments c join members m on m.id = c.member_id join posts p on p.id = c.post_id
where c.id = $2 and not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = c.member_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = c.member_id and hidden.blocked_id = $1) and exists (select 1 from members shown where shown.id = c.member_id and (shown.id = $1 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $1 and f.following_id = shown.id) is not null
  )))) and (c.hidden_at is null or c.member_id = $1)
  and not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = p.member_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = p.member_id and hidden.blocked_id = $1) and exists (select 1 from members shown where shown.id = p.member_id and (shown.id = $1 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $1 and f.following_id = shown.id) is not null
  )))) and (p.hidden_at is null or p.member_id = $1)`,
  (p) => [p.viewer, p.commentId],
);

/** The comment that an earlier try with this key made. */
export const selectCommentByKey = maybe<{ memberId: MemberId; key: string }, CommentRow>(
  'comments_select_comment_by_key',
  `select c.id, c.post_id, c.parent_id, c.member_id, c.content, c.facets, c.image_url, c.media,
  c.likes_count, c.created_at, m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum, m.private, (select true from comment_likes mine where mine.member_id = $1 and mine.comment_id = c.id) is not null as liked
from comments c join members m on m.id = c.member_id
where c.member_id = $1 and c.client_key = $2`,
  (p) => [p.memberId, p.key],
);

export interface InsertCommentRow {
  id: CommentId;
  post_id: PostId;
  parent_id: CommentId | null;
  member_id: MemberId;
  content: string;
  facets: Facet[];
  image_url: string | null;
  media: StoredMedia | null;
  likes_count: number;
  created_at: Date;
  username: string;
  display_name: string;
  avatar_url: string | null;
  verified: boolean;
  verified_by: MemberVerifiedBy | null;
  platinum: boolean;
  private: boolean;
  liked: boolean;
  comments_count: number;
}

export type InsertCommentEmits = EmittedEvent<CommentEvent, 'comment.created', { commentId: CommentId; postId: PostId; memberId: MemberId; mediaId: MediaId | null; createdAt: string; postAuthorId: MemberId; parentAuthorId: MemberId | null; mentions: EventField<CommentEvent, 'comment.created', 'mentions'> }>;

/** No row when there is nothing to comment on, or an earlier try has made it. */
export const insertComment = batchedStatement<{ id: CommentId; memberId: MemberId; postId: PostId; parentId: CommentId | null; content: string; facets: Json<Facet[]>; imageUrl: string | null; media: Json<StoredMedia> | null; mediaId: MediaId | null; clientKey: string | null; now: Date; eventId: string; mentions: string }, InsertCommentRow>(
  'comments_insert_comment',
  `with asked as materialized (
  select comment_id, who, post_id, parent_id, content, facets, image_url, media, media_id, client_key, at, event_id, mentions,
    place::int
  from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[], $5::text[], $6::jsonb[],
      $7::text[], $8::jsonb[], $9::uuid[], $10::text[], $11::timestamptz[], $12::uuid[],
      $13::jsonb[])
    with ordinality as one (comment_id, who, post_id, parent_id, content, facets, image_url, media, media_id, client_key, at,
      event_id, mentions, place)
  limit 64
), target as materialized (
  select asked.*, found.*
  from asked cross join lateral (select p.member_id as author_id, parent.member_id as parent_author_id, parent.id is not null as has_parent
from posts p left join lateral (
  select c.id, c.member_id from comments c where c.id = asked.parent_id and c.post_id = p.id and not exists (select 1 from blocks hidden where hidden.blocker_id = asked.who and hidden.blocked_id = c.member_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = c.member_id and hidden.blocked_id = asked.who) and exists (select 1 from members shown where shown.id = c.member_id and (shown.id = asked.who or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = asked.who and f.following_id = shown.id) is not null
  ))))
) parent on asked.parent_id is not null
where p.id = asked.post_id and not exists (select 1 from blocks hidden where hidden.blocker_id = asked.who and hidden.blocked_id = p.member_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = p.member_id and hidden.blocked_id = asked.who) and exists (select 1 from members shown where shown.id = p.member_id and (shown.id = asked.who or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = asked.who and f.following_id = shown.id) is not null
  )))) and (p.hidden_at is null or p.member_id = asked.who)) found
  where asked.parent_id is null or has_parent
), made as (
  insert into comments (id, member_id, post_id, parent_id, content, facets, image_url, media, media_id, client_key, created_at)
  select comment_id, who, post_id, parent_id, content, facets, image_url, media, media_id, client_key, at
  from target order by post_id
  on conflict do nothing
  returning *
), counted as (
  update posts set comments_count = comments_count + 1 * each_of.number
from (select each_of.id, count(*) as number from (select post_id from made) each_of (id) group by each_of.id order by each_of.id) each_of
where posts.id = each_of.id returning posts.id, comments_count
), emitted as (
  insert into outbox (id, name, payload)
  select (array_agg(event_id))[1], 'comment.created', jsonb_agg(jsonb_build_object(
    'commentId', made.id, 'postId', made.post_id, 'memberId', made.member_id, 'mediaId', made.media_id,
    'createdAt', made.created_at, 'postAuthorId', author_id, 'parentAuthorId', parent_author_id,
    'mentions', target.mentions) order by event_id)
  from made join target on target.comment_id = made.id
  having count(*) > 0
)
select target.place, made.id, made.post_id, made.parent_id, made.member_id, made.content, made.facets, made.image_url, made.media,
  made.likes_count, made.created_at, m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum, m.private, false as liked, counted.comments_count
from made join target on target.comment_id = made.id join members m on m.id = made.member_id
join counted on counted.id = made.post_id`,
  (p) => [p.id, p.memberId, p.postId, p.parentId, p.content, p.facets, p.imageUrl, p.media, p.mediaId, p.clientKey, p.now, p.eventId, p.mentions],
);

/** No comment comes or goes under it until this transaction ends. */
export const lockPostOf = exec<{ commentId: CommentId }>(
  'comments_lock_post_of',
  `select id from posts where id = (select post_id from comments where id = $1) for no key update`,
  (p) => [p.commentId],
);

export interface DeleteCommentRow {
  comments_count: number;
}

export type DeleteCommentEmits = EmittedEvent<CommentEvent, 'comment.removed', { commentId: CommentId; postId: PostId; memberId: MemberId; mediaId: MediaId | null; postAuthorId: MemberId; days: EventField<CommentEvent, 'comment.removed', 'days'> }>;

/** With its replies, all counted off the post, which is locked before. The event says how many of each day went. */
export const deleteComment = maybe<{ commentId: CommentId; eventId: OutboxId }, DeleteCommentRow>(
  'comments_delete_comment',
  `with recursive thread as (
  select id from comments where id = $1
  union all select c.id from comments c join thread t on c.parent_id = t.id
), gone as (
  delete from comments where id in (select id from thread) returning id, post_id, member_id, media_id, created_at
), counted as (
  update posts set comments_count = comments_count + -1 * each_of.number
from (select each_of.id, count(*) as number from (select post_id from gone) each_of (id) group by each_of.id order by each_of.id) each_of
where posts.id = each_of.id returning comments_count
), emitted as (
  insert into outbox (id, name, payload)
  select $2::uuid, 'comment.removed', jsonb_build_object(
    'commentId', gone.id, 'postId', gone.post_id, 'memberId', gone.member_id, 'mediaId', gone.media_id,
    'postAuthorId', p.member_id, 'days', (
      select jsonb_agg(jsonb_build_object('day', day, 'comments', comments))
      from (select (created_at at time zone 'utc')::date as day, count(*) as comments from gone group by 1) days
    ))
  from gone join posts p on p.id = gone.post_id where gone.id = $1
)
select comments_count from counted`,
  (p) => [p.commentId, p.eventId],
);

export interface SetHiddenRow {
  id: CommentId;
}

/** Since when it is hidden, or null to show it again. No row when it is so already, or gone. */
export const setHidden = maybe<{ hiddenAt: Date | null; commentId: CommentId }, SetHiddenRow>(
  'comments_set_hidden',
  `update comments set hidden_at = $1
where id = $2 and (hidden_at is null) <> ($1::timestamptz is null)
returning id`,
  (p) => [p.hiddenAt, p.commentId],
);

export interface SelectCommentViolationsRow {
  violation: string;
}

/** P7: every counter that differs from its rows. An empty answer proves them right. */
export const selectCommentViolations = many<void, SelectCommentViolationsRow>(
  'comments_select_comment_violations',
  `select 'comment ' || c.id || ' counts wrong' as violation from comments c
where c.likes_count <> (select count(*) from comment_likes l where l.comment_id = c.id)`,
  () => [],
);

/** One that was written elsewhere: its server says when it may be changed. */
export const rewriteComment = exec<{ content: string; facets: Json<Facet[]>; commentId: CommentId; memberId: MemberId }>(
  'comments_rewrite_comment',
  `update comments set content = $1, facets = $2 where id = $3 and member_id = $4`,
  (p) => [p.content, p.facets, p.commentId, p.memberId],
);
