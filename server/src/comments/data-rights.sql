-- What a member takes along, and what goes with them.

-- name: exportComments :many
-- for: author
select id, post_id, parent_id, content, facets, image_url, media, likes_count, hidden_at, created_at
from comments where member_id = :member_id order by id;

-- name: exportCommentLikes :many
-- for: whoever liked it
select l.comment_id, c.post_id, author.username as author, l.created_at
from comment_likes l join comments c on c.id = l.comment_id join members author on author.id = c.member_id
where l.member_id = :member_id order by l.created_at;

-- name: eraseCommentLikes :exec
with gone as (delete from comment_likes where member_id = :member_id returning comment_id)
update comments set likes_count = likes_count - 1 where id in (select comment_id from gone);

-- name: eraseComments :exec
-- As everywhere, a comment takes its replies with it.
with recursive thread as (
  select id from comments where member_id = :member_id
  union select c.id from comments c join thread t on c.parent_id = t.id
), gone as (
  delete from comments where id in (select id from thread) returning post_id
)
count_comments(-1, select post_id from gone);
