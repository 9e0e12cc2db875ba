-- The tabs of a profile. A guest's viewer is null. Whose page is not open to the viewer has nothing in any of them.

-- name: selectMediaPosts :many
-- row: PostRow
select post_columns(p), author_columns(m), marks_of(:viewer?, p)
from posts p join members m on m.id = p.member_id
where p.member_id = :author and p.image_url is not null and p.id < :before
  and (select can_read(:viewer, :author::uuid)) and is_unhidden(:viewer, p)
order by p.id desc limit :count;

-- name: selectLikedPosts :many
-- In the order of the posts, which the key of likes has. Of others only what they show, and of that only what the viewer may
-- read; whoever the viewer has muted was not asked for here.
-- row: PostRow
select post_columns(p), author_columns(m), marks_of(:viewer?, p)
from likes l join posts p on p.id = l.post_id join members m on m.id = p.member_id
where l.member_id = :author and l.post_id < :before
  and (select :author = :viewer or exists (
    select 1 from members shown where shown.id = :author and shown.shows_likes and can_read(:viewer, :author::uuid)))
  and (select can_read_unasked(:viewer, p.member_id)) and is_unhidden(:viewer, p)
order by l.post_id desc limit :count;

-- name: selectReplies :many
select comment_columns(c), author_columns(m), is_comment_liked(:viewer?) as liked
from comments c join members m on m.id = c.member_id
where c.member_id = :author and c.id < :before and (select can_read(:viewer, :author::uuid)) and is_unhidden(:viewer, c)
  and (select exists (
    select 1 from posts p where p.id = c.post_id and can_read_unasked(:viewer, p.member_id) and is_unhidden(:viewer, p)))
order by c.id desc limit :count;

-- name: selectPostsUnder :many
-- The posts of a page of replies, each judged again.
-- row: PostRow
select post_columns(p), author_columns(m), marks_of(:viewer?, p)
from posts p join members m on m.id = p.member_id
where p.id = any(:ids) and can_read(:viewer, p.member_id) and is_unhidden(:viewer, p);
