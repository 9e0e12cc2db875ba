import { reachableBy, visibleTo } from '#blocks';
import type { Facet } from '@wagram/contract/kernel';
import { emitted, emittedTogether, batched, statement, type StoredMedia } from '#kernel';
import { AUTHOR, commentsCounted, commentsCountedEach, notHidden } from '#posts';

export interface CommentRow {
  id: string;
  post_id: string;
  parent_id: string | null;
  member_id: string;
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
  verified_by: string | null;
  platinum: boolean;
  liked: boolean;
}

const COMMENT =
  'c.id, c.post_id, c.parent_id, c.member_id, c.content, c.facets, c.image_url, c.media, c.likes_count, c.created_at';
const liked = `(select true from comment_likes mine where mine.member_id = $1 and mine.comment_id = c.id) is not null as liked`;

/** $1 viewer, $2 post, $3 the comment before the page, $4 how many. Oldest first. */
export const selectComments = statement<CommentRow>(
  'comments_of_post',
  `select ${COMMENT}, ${AUTHOR}, ${liked} from comments c join members m on m.id = c.member_id
   where c.post_id = $2 and c.id > $3 and ${visibleTo('$1', 'c.member_id')} and ${notHidden('$1', 'c')}
   order by c.id limit $4`,
);

const target = (viewer: string, post: string, parent: string): string =>
  `select p.member_id as author_id, parent.member_id as parent_author_id, parent.id is not null as has_parent
   from posts p left join lateral (
     select c.id, c.member_id from comments c where c.id = ${parent} and c.post_id = p.id and ${reachableBy(viewer, 'c.member_id')}
   ) parent on ${parent} is not null
   where p.id = ${post} and ${reachableBy(viewer, 'p.member_id')} and ${notHidden(viewer, 'p')}`;

/** The post's author, if the viewer may see the post; and the author of the comment that is replied to, if it is under it. */
export const selectTarget = statement<{ author_id: string; parent_author_id: string | null; has_parent: boolean }>(
  'comment_target',
  target('$1', '$2', '$3'),
);

const DRAFT = {
  comment_id: 'uuid',
  who: 'uuid',
  post_id: 'uuid',
  parent_id: 'uuid',
  content: 'text',
  facets: 'jsonb',
  image_url: 'text',
  media: 'jsonb',
  media_id: 'uuid',
  client_key: 'text',
  at: 'timestamptz',
  fact_id: 'uuid',
  mentions: 'jsonb',
} as const;

/** No row when there is nothing to comment on, or an earlier try has made it. */
export const insertComment = batched<CommentRow & { comments_count: number }>(
  'comment_insert',
  DRAFT,
  `target as materialized (
     select asked.*, found.* from asked cross join lateral (${target('asked.who', 'asked.post_id', 'asked.parent_id')}) found
     where asked.parent_id is null or has_parent
   ), made as (
     insert into comments (id, member_id, post_id, parent_id, content, facets, image_url, media, media_id, client_key, created_at)
     select comment_id, who, post_id, parent_id, content, facets, image_url, media, media_id, client_key, at
     from target order by post_id
     on conflict do nothing returning *
   ), counted as (${commentsCountedEach('select post_id from made')} returning posts.id, comments_count),
   told as (${emittedTogether('fact_id', 'comment.created', `jsonb_build_object('commentId', made.id, 'postId', made.post_id, 'memberId', made.member_id, 'mediaId', made.media_id, 'createdAt', made.created_at, 'postAuthorId', author_id, 'parentAuthorId', parent_author_id, 'mentions', target.mentions)`, 'made join target on target.comment_id = made.id')})
   select target.place, made.*, ${AUTHOR}, false as liked, counted.comments_count
   from made join target on target.comment_id = made.id join members m on m.id = made.member_id
   join counted on counted.id = made.post_id`,
);

export const selectCommentByKey = statement<CommentRow>(
  'comment_by_client_key',
  `select ${COMMENT}, ${AUTHOR}, ${liked} from comments c join members m on m.id = c.member_id
   where c.member_id = $1 and c.client_key = $2`,
);

/** $1 viewer, $2 comment. */
export const selectComment = statement<CommentRow & { post_author_id: string }>(
  'comment_by_id',
  `select ${COMMENT}, ${AUTHOR}, ${liked}, p.member_id as post_author_id
   from comments c join members m on m.id = c.member_id join posts p on p.id = c.post_id
   where c.id = $2 and ${reachableBy('$1', 'c.member_id')} and ${notHidden('$1', 'c')}
     and ${reachableBy('$1', 'p.member_id')} and ${notHidden('$1', 'p')}`,
);

/** No comment comes or goes under it until this transaction ends. */
export const lockPostOf = statement(
  'comment_lock_post',
  'select id from posts where id = (select post_id from comments where id = $1) for no key update',
);

const daysGone = `(
  select jsonb_agg(jsonb_build_object('day', day, 'comments', comments))
  from (select (created_at at time zone 'utc')::date as day, count(*) as comments from gone group by 1) days)`;

/** With its replies, all counted off the post, which is locked before. $1 comment, $2 id of the event. */
export const deleteComment = statement<{ comments_count: number }>(
  'comment_delete',
  `with recursive thread as (
     select id from comments where id = $1
     union all select c.id from comments c join thread t on c.parent_id = t.id
   ), gone as (
     delete from comments where id in (select id from thread) returning id, post_id, member_id, media_id, created_at
   ), counted as (${commentsCounted('- (select count(*) from gone)', 'select post_id from gone')} returning comments_count),
   told as (${emitted(
     '$2',
     'comment.removed',
     `jsonb_build_object('commentId', id, 'postId', post_id, 'memberId', member_id, 'mediaId', media_id,
        'postAuthorId', (select member_id from posts where posts.id = gone.post_id), 'days', ${daysGone})`,
     'gone where id = $1',
   )})
   select comments_count from counted`,
);

const onComment = `jsonb_build_object('commentId', changed.id, 'postId', changed.post_id, 'authorId', changed.member_id, 'memberId', $1::uuid)`;

/** $1 who, $2 comment, $3 id of the event, $4 now. */
export const insertCommentLike = statement<{ likes_count: number }>(
  'comment_like',
  `with made as (
     insert into comment_likes (member_id, comment_id, created_at) values ($1, $2, $4) on conflict do nothing returning comment_id
   ), changed as (
     update comments set likes_count = likes_count + 1 where id in (select comment_id from made) returning id, post_id, member_id, likes_count
   ), told as (${emitted('$3', 'comment.liked', onComment, 'changed')})
   select likes_count from changed`,
);

export const deleteCommentLike = statement<{ likes_count: number }>(
  'comment_unlike',
  `with gone as (delete from comment_likes where member_id = $1 and comment_id = $2 returning comment_id),
   changed as (
     update comments set likes_count = likes_count - 1 where id in (select comment_id from gone) returning id, post_id, member_id, likes_count
   ), told as (${emitted('$3', 'comment.unliked', onComment, 'changed')})
   select likes_count from changed`,
);

export const selectCommentViolations = statement<{ violation: string }>(
  'comment_count_faults',
  `select 'comment ' || c.id || ' counts wrong' as violation from comments c
   where c.likes_count <> (select count(*) from comment_likes l where l.comment_id = c.id)`,
);
