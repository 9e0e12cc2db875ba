// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import type { CommentEvent } from '@wagram/contract/comments';
import { exec, type CommentId, type EmittedEvent, type MemberId, type OutboxId, type PostId } from '#kernel';

export type InsertCommentLikeEmits = EmittedEvent<CommentEvent, 'comment.liked', { commentId: CommentId; postId: PostId; authorId: MemberId; memberId: MemberId }>;

export const insertCommentLike = exec<{ memberId: MemberId; commentId: CommentId; now: Date; eventId: OutboxId }>(
  'comments_insert_comment_like',
  `with made as (
  insert into comment_likes (member_id, comment_id, created_at) values ($1, $2, $3)
  on conflict do nothing returning comment_id
), changed as (
  update comments set likes_count = likes_count + 1 where id in (select comment_id from made)
  returning id, post_id, member_id
)
insert into outbox (id, name, payload)
select $4::uuid, 'comment.liked', jsonb_build_object(
  'commentId', id, 'postId', post_id, 'authorId', member_id, 'memberId', $1::uuid)
from changed`,
  (p) => [p.memberId, p.commentId, p.now, p.eventId],
);

export type DeleteCommentLikeEmits = EmittedEvent<CommentEvent, 'comment.unliked', { commentId: CommentId; postId: PostId; authorId: MemberId; memberId: MemberId }>;

export const deleteCommentLike = exec<{ memberId: MemberId; commentId: CommentId; eventId: OutboxId }>(
  'comments_delete_comment_like',
  `with gone as (
  delete from comment_likes where member_id = $1 and comment_id = $2 returning comment_id
), changed as (
  update comments set likes_count = likes_count - 1 where id in (select comment_id from gone)
  returning id, post_id, member_id
)
insert into outbox (id, name, payload)
select $3::uuid, 'comment.unliked', jsonb_build_object(
  'commentId', id, 'postId', post_id, 'authorId', member_id, 'memberId', $1::uuid)
from changed`,
  (p) => [p.memberId, p.commentId, p.eventId],
);
