-- Posts that have a title and a description.

-- macro: has_follow(table, viewer, author)
-- A follow, or a request for one.
(select true from :table f where f.follower_id = :viewer and f.following_id = :author) is not null

-- macro: videos_seen_by(viewer)
select post_columns(p), author_columns(m), marks_of(:viewer, p), v.title, v.description, v.duration,
  has_follow(follows, :viewer, p.member_id) as is_following,
  has_follow(follow_requests, :viewer, p.member_id) as is_requested
from videos v join posts p on p.id = v.post_id join members m on m.id = p.member_id

-- name: selectVideos :many
-- Each row is judged as the index brings it.
-- row: VideoRow
videos_seen_by(:viewer?)
where v.post_id < :before and p.hidden_at is null and (select can_read_unasked(:viewer, p.member_id))
order by v.post_id desc limit :count;

-- name: selectFollowedVideos :many
-- Of those whom the viewer follows, and their own (D41). A page of n holds videos of the n people at most who posted one last
-- before the cursor, so at most n times n are looked at, whoever they follow.
-- row: VideoRow
with authors as (
  select f.id from (
    select following_id as id from follows where follower_id = :viewer and can_read_unasked(:viewer, following_id)
    union all select :viewer::uuid
  ) f cross join lateral (
    select v.post_id from videos v join posts p on p.id = v.post_id
    where v.member_id = f.id and v.post_id < :before and p.hidden_at is null order by v.post_id desc limit 1
  ) latest
  order by latest.post_id desc limit :count
), page as (
  select shown.post_id from authors cross join lateral (
    select v.post_id from videos v join posts p on p.id = v.post_id
    where v.member_id = authors.id and v.post_id < :before and p.hidden_at is null order by v.post_id desc limit :count
  ) shown
  order by shown.post_id desc limit :count
)
videos_seen_by(:viewer)
join page on page.post_id = v.post_id
order by v.post_id desc;

-- name: selectOwnVideo :maybe
-- For whoever has just made it.
-- row: VideoRow
-- for: author
videos_seen_by(:member_id)
where v.post_id = :post_id and p.member_id = :member_id;

-- name: insertVideo :exec
-- What an image host keeps is nothing that we could re-encode.
insert into videos (post_id, member_id, title, description, duration, media_id, state)
select p.id, p.member_id, :title, :description, file.duration, p.media_id, case when p.media_id is null then 'ready' else 'waiting' end
from posts p left join media file on file.id = p.media_id
where p.id = :post_id;

-- name: insertVideos :exec
-- Of posts that are there already, in a form that every browser plays.
insert into videos (post_id, member_id, title, description, duration, media_id, state)
select p.id, p.member_id, draft.title, draft.description, draft.duration, p.media_id, 'ready'
from jsonb_to_recordset(:drafts) as draft ("postId" uuid, title text, description text, duration real)
join posts p on p.id = draft."postId"
on conflict do nothing;

-- name: exportVideos :many
-- for: author
select v.post_id, v.title, v.description, v.duration from videos v where v.member_id = :member_id order by v.post_id;

-- name: eraseVideos :exec
-- The posts go by themselves.
delete from videos where member_id = :member_id;
