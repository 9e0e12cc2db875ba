-- A like of a comment, its count and its event. A second one changes nothing.
-- events: CommentEvent from '@wagram/contract/comments'

-- macro: emit_comment_like(name)
insert into outbox (id, name, payload)
select :event_id::uuid, :name, jsonb_build_object(
  'commentId', id, 'postId', post_id, 'authorId', member_id, 'memberId', :member_id::uuid)
from changed

-- name: insertCommentLike :exec
with made as (
  insert into comment_likes (member_id, comment_id, created_at) values (:member_id, :comment_id, :now)
  on conflict do nothing returning comment_id
), changed as (
  update comments set likes_count = likes_count + 1 where id in (select comment_id from made)
  returning id, post_id, member_id
)
emit_comment_like('comment.liked');

-- name: deleteCommentLike :exec
with gone as (
  delete from comment_likes where member_id = :member_id and comment_id = :comment_id returning comment_id
), changed as (
  update comments set likes_count = likes_count - 1 where id in (select comment_id from gone)
  returning id, post_id, member_id
)
emit_comment_like('comment.unliked');
