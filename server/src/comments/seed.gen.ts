// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec } from '#kernel';

export const insertComments = exec<{ drafts: string }>(
  'comments_insert_comments',
  `with made as (
  insert into comments (id, post_id, member_id, parent_id, content, facets, created_at)
  select id, "postId", "memberId", "parentId", content, facets, "createdAt"
  from jsonb_to_recordset($1) as draft
    (id uuid, "postId" uuid, "memberId" uuid, "parentId" uuid, content text, facets jsonb, "createdAt" timestamptz)
  on conflict do nothing returning post_id
)
update posts set comments_count = comments_count + 1 * each_of.number
from (select each_of.id, count(*) as number from (select post_id from made) each_of (id) group by each_of.id order by each_of.id) each_of
where posts.id = each_of.id`,
  (p) => [p.drafts],
);

export const insertCommentLikes = exec<{ drafts: string }>(
  'comments_insert_comment_likes',
  `with made as (
  insert into comment_likes (member_id, comment_id, created_at)
  select "memberId", "commentId", "createdAt"
  from jsonb_to_recordset($1) as draft ("memberId" uuid, "commentId" uuid, "createdAt" timestamptz)
  on conflict do nothing returning comment_id
)
update comments c set likes_count = c.likes_count + added.number
from (select comment_id, count(*)::int as number from made group by comment_id) added where added.comment_id = c.id`,
  (p) => [p.drafts],
);
