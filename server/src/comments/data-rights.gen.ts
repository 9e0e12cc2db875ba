// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import type { Facet } from '@wagram/contract/kernel';
import { exec, many, type CommentId, type MemberId, type PostId, type StoredMedia } from '#kernel';

export interface ExportCommentsRow {
  id: CommentId;
  post_id: PostId;
  parent_id: CommentId | null;
  content: string;
  facets: Facet[];
  image_url: string | null;
  media: StoredMedia | null;
  likes_count: number;
  hidden_at: Date | null;
  created_at: Date;
}

export const exportComments = many<{ memberId: MemberId }, ExportCommentsRow>(
  'comments_export_comments',
  `select id, post_id, parent_id, content, facets, image_url, media, likes_count, hidden_at, created_at
from comments where member_id = $1 order by id`,
  (p) => [p.memberId],
);

export interface ExportCommentLikesRow {
  comment_id: CommentId;
  post_id: PostId;
  author: string;
  created_at: Date;
}

export const exportCommentLikes = many<{ memberId: MemberId }, ExportCommentLikesRow>(
  'comments_export_comment_likes',
  `select l.comment_id, c.post_id, author.username as author, l.created_at
from comment_likes l join comments c on c.id = l.comment_id join members author on author.id = c.member_id
where l.member_id = $1 order by l.created_at`,
  (p) => [p.memberId],
);

export const eraseCommentLikes = exec<{ memberId: MemberId }>(
  'comments_erase_comment_likes',
  `with gone as (delete from comment_likes where member_id = $1 returning comment_id)
update comments set likes_count = likes_count - 1 where id in (select comment_id from gone)`,
  (p) => [p.memberId],
);

/** As everywhere, a comment takes its replies with it. */
export const eraseComments = exec<{ memberId: MemberId }>(
  'comments_erase_comments',
  `with recursive thread as (
  select id from comments where member_id = $1
  union select c.id from comments c join thread t on c.parent_id = t.id
), gone as (
  delete from comments where id in (select id from thread) returning post_id
)
update posts set comments_count = comments_count + -1 * each_of.number
from (select each_of.id, count(*) as number from (select post_id from gone) each_of (id) group by each_of.id order by each_of.id) each_of
where posts.id = each_of.id`,
  (p) => [p.memberId],
);
