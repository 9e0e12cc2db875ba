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

-- name: selectOwnVideo :maybe
-- For whoever has just made it.
-- row: VideoRow
-- for: author
videos_seen_by(:member_id)
where v.post_id = :post_id and p.member_id = :member_id;

-- name: insertVideo :exec
-- What an image host keeps is nothing that we could re-encode.
insert into videos (post_id, title, description, duration, media_id, state)
select p.id, :title, :description, file.duration, p.media_id, case when p.media_id is null then 'ready' else 'waiting' end
from posts p left join media file on file.id = p.media_id
where p.id = :post_id;

-- name: insertVideos :exec
-- Of posts that are there already, in a form that every browser plays.
insert into videos (post_id, title, description, duration, media_id, state)
select p.id, draft.title, draft.description, draft.duration, p.media_id, 'ready'
from jsonb_to_recordset(:drafts) as draft ("postId" uuid, title text, description text, duration real)
join posts p on p.id = draft."postId"
on conflict do nothing;

-- name: exportVideos :many
-- for: author
select v.post_id, v.title, v.description, v.duration
from videos v join posts p on p.id = v.post_id
where p.member_id = :member_id order by v.post_id;

-- name: eraseVideos :exec
-- The posts go by themselves.
delete from videos v using posts p where p.id = v.post_id and p.member_id = :member_id;
