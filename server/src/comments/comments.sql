-- A comment comes and goes, with the count of its post. A deleted comment takes its replies with it.
-- events: CommentEvent from '@wagram/contract/comments'

-- macro: comment_columns(row)
:row.id, :row.post_id, :row.parent_id, :row.member_id, :row.content, :row.facets, :row.image_url, :row.media,
  :row.likes_count, :row.created_at

-- macro: is_comment_liked(viewer)
(select true from comment_likes mine where mine.member_id = :viewer and mine.comment_id = c.id) is not null

-- macro: comment_target(viewer, post, parent)
-- The post's author, if the viewer may see the post; and the author of the comment that is replied to, if it is under it.
select p.member_id as author_id, parent.member_id as parent_author_id, parent.id is not null as has_parent
from posts p left join lateral (
  select c.id, c.member_id from comments c where c.id = :parent and c.post_id = p.id and can_read(:viewer, c.member_id)
) parent on :parent is not null
where p.id = :post and can_read(:viewer, p.member_id) and is_unhidden(:viewer, p)

-- name: selectTarget :maybe
comment_target(:viewer?, :post_id, :parent_id);

-- name: selectComments :many
-- Oldest first.
-- row: CommentRow
select comment_columns(c), author_columns(m), is_comment_liked(:viewer?) as liked
from comments c join members m on m.id = c.member_id
where c.post_id = :post_id and c.id > :after and can_read_unasked(:viewer, c.member_id) and is_unhidden(:viewer, c)
order by c.id limit :limit!;

-- name: selectComment :maybe
select comment_columns(c), author_columns(m), is_comment_liked(:viewer?) as liked, p.member_id as post_author_id
from comments c join members m on m.id = c.member_id join posts p on p.id = c.post_id
where c.id = :comment_id and can_read(:viewer, c.member_id) and is_unhidden(:viewer, c)
  and can_read(:viewer, p.member_id) and is_unhidden(:viewer, p);

-- name: selectCommentByKey :maybe
-- The comment that an earlier try with this key made.
-- row: CommentRow
-- for: author
select comment_columns(c), author_columns(m), is_comment_liked(:member_id) as liked
from comments c join members m on m.id = c.member_id
where c.member_id = :member_id and c.client_key = :key;

-- name: insertComment :batched
-- No row when there is nothing to comment on, or an earlier try has made it.
with asked as materialized (
  select comment_id, who, post_id, parent_id, content, facets, image_url, media, media_id, client_key, at, event_id, mentions,
    place::int
  from unnest(:id::uuid[], :member_id::uuid[], :post_id::uuid[], :parent_id?::uuid[], :content::text[], :facets::jsonb[],
      :image_url?::text[], :media?::jsonb[], :media_id?::uuid[], :client_key?::text[], :now::timestamptz[], :event_id::uuid[],
      :mentions::jsonb[])
    with ordinality as one (comment_id, who, post_id, parent_id, content, facets, image_url, media, media_id, client_key, at,
      event_id, mentions, place)
  limit 64
), target as materialized (
  select asked.*, found.*
  from asked cross join lateral (comment_target(asked.who, asked.post_id, asked.parent_id)) found
  where asked.parent_id is null or has_parent
), made as (
  insert into comments (id, member_id, post_id, parent_id, content, facets, image_url, media, media_id, client_key, created_at)
  select comment_id, who, post_id, parent_id, content, facets, image_url, media, media_id, client_key, at
  from target order by post_id
  on conflict do nothing
  returning *
), counted as (
  count_comments(1, select post_id from made) returning posts.id, comments_count
), emitted as (
  insert into outbox (id, name, payload)
  select (array_agg(event_id))[1], 'comment.created', jsonb_agg(jsonb_build_object(
    'commentId', made.id, 'postId', made.post_id, 'memberId', made.member_id, 'mediaId', made.media_id,
    'createdAt', made.created_at, 'postAuthorId', author_id, 'parentAuthorId', parent_author_id,
    'mentions', target.mentions) order by event_id)
  from made join target on target.comment_id = made.id
  having count(*) > 0
)
select target.place, comment_columns(made), author_columns(m), false as liked, counted.comments_count
from made join target on target.comment_id = made.id join members m on m.id = made.member_id
join counted on counted.id = made.post_id;

-- name: lockPostOf :exec
-- No comment comes or goes under it until this transaction ends.
select id from posts where id = (select post_id from comments where id = :comment_id) for no key update;

-- name: deleteComment :maybe
-- With its replies, all counted off the post, which is locked before. The event says how many of each day went.
-- for: whoever wrote it or the post
with recursive thread as (
  select id from comments where id = :comment_id
  union all select c.id from comments c join thread t on c.parent_id = t.id
), gone as (
  delete from comments where id in (select id from thread) returning id, post_id, member_id, media_id, created_at
), counted as (
  count_comments(-1, select post_id from gone) returning comments_count
), emitted as (
  insert into outbox (id, name, payload)
  select :event_id::uuid, 'comment.removed', jsonb_build_object(
    'commentId', gone.id, 'postId', gone.post_id, 'memberId', gone.member_id, 'mediaId', gone.media_id,
    'postAuthorId', p.member_id, 'days', (
      select jsonb_agg(jsonb_build_object('day', day, 'comments', comments))
      from (select (created_at at time zone 'utc')::date as day, count(*) as comments from gone group by 1) days
    ))
  from gone join posts p on p.id = gone.post_id where gone.id = :comment_id
)
select comments_count from counted;

-- name: setHidden :maybe
-- Since when it is hidden, or null to show it again. No row when it is so already, or gone.
-- for: operators
update comments set hidden_at = :hidden_at
where id = :comment_id and (hidden_at is null) <> (:hidden_at::timestamptz is null)
returning id;

-- name: selectCommentViolations :many
-- P7: every counter that differs from its rows. An empty answer proves them right.
-- for: operators
select 'comment ' || c.id || ' counts wrong' as "violation!" from comments c
where c.likes_count <> (select count(*) from comment_likes l where l.comment_id = c.id);

-- name: rewriteComment :exec
-- One that was written elsewhere: its server says when it may be changed.
-- for: author
update comments set content = :content, facets = :facets where id = :comment_id and member_id = :member_id;
