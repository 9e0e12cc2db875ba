-- Whole threads at once, with true counts. History is not news: nothing is emitted.

-- name: insertComments :exec
with made as (
  insert into comments (id, post_id, member_id, parent_id, content, facets, created_at)
  select id, "postId", "memberId", "parentId", content, facets, "createdAt"
  from jsonb_to_recordset(:drafts) as draft
    (id uuid, "postId" uuid, "memberId" uuid, "parentId" uuid, content text, facets jsonb, "createdAt" timestamptz)
  on conflict do nothing returning post_id
)
count_comments(1, select post_id from made);

-- name: insertCommentLikes :exec
with made as (
  insert into comment_likes (member_id, comment_id, created_at)
  select "memberId", "commentId", "createdAt"
  from jsonb_to_recordset(:drafts) as draft ("memberId" uuid, "commentId" uuid, "createdAt" timestamptz)
  on conflict do nothing returning comment_id
)
update comments c set likes_count = c.likes_count + added.number
from (select comment_id, count(*)::int as number from made group by comment_id) added where added.comment_id = c.id;
