// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, maybe, type CommentId, type PostId } from '#kernel';

export interface SelectUriOfPostRow {
  uri: string;
}

export const selectUriOfPost = maybe<{ postId: PostId }, SelectUriOfPostRow>(
  'federation_select_uri_of_post',
  `select uri from federation_objects where post_id = $1`,
  (p) => [p.postId],
);

export interface SelectUriOfCommentRow {
  uri: string;
}

export const selectUriOfComment = maybe<{ commentId: CommentId }, SelectUriOfCommentRow>(
  'federation_select_uri_of_comment',
  `select uri from federation_objects where comment_id = $1`,
  (p) => [p.commentId],
);

export interface SelectObjectRow {
  post_id: PostId | null;
  comment_id: CommentId | null;
}

export const selectObject = maybe<{ uri: string }, SelectObjectRow>(
  'federation_select_object',
  `select post_id, comment_id from federation_objects where uri = $1`,
  (p) => [p.uri],
);

export const insertObject = exec<{ uri: string; postId: PostId | null; commentId: CommentId | null }>(
  'federation_insert_object',
  `insert into federation_objects (uri, post_id, comment_id) values ($1, $2, $3) on conflict do nothing`,
  (p) => [p.uri, p.postId, p.commentId],
);
