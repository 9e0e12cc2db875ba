-- Hashtags that a member follows. Nobody but them learns of it.

-- name: insertFollowedTag :exec
insert into followed_tags (member_id, tag, created_at) values (:member_id, :tag, :now) on conflict do nothing;

-- name: deleteFollowedTag :exec
delete from followed_tags where member_id = :member_id and tag = :tag;

-- name: selectFollowedTags :many
select tag from followed_tags where member_id = :member_id order by created_at desc, tag;

-- name: exportFollowedTags :many
select tag, created_at from followed_tags where member_id = :member_id order by created_at, tag;

-- name: eraseFollowedTags :exec
delete from followed_tags where member_id = :member_id;

-- name: selectTagPosts :many
-- Of each hashtag no more than a page is looked at. Muted people and private members stay out, as in every feed for everybody.
-- row: PostRow
select post_columns(p), author_columns(m), marks_of(:viewer, p)
from (
  select distinct recent.post_id as id
  from followed_tags mine cross join lateral (
    select t.post_id from post_tags t join posts one on one.id = t.post_id join members by on by.id = one.member_id
    where t.tag = mine.tag and not t.remote and t.post_id < :before and is_public(one, by)
      and (select can_read_unasked(:viewer, one.member_id))
    order by t.post_id desc limit :count
  ) recent
  where mine.member_id = :viewer
  order by recent.post_id desc limit :count
) page join posts p on p.id = page.id join members m on m.id = p.member_id
order by p.id desc limit :count;
