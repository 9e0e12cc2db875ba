-- What a member takes along, and what goes with them. The counts in streams of others follow by triggers.

-- name: exportStreams :many
-- for: host
select title, category, state, scheduled_for, started_at, ended_at, likes_count as likes, comments_count as comments,
  shares_count as shares, earnings, peak_viewers, replay_url, created_at
from streams where host_id = :member_id order by id;

-- macro: marks_in_streams(table)
select s.title as in_stream, k.created_at from :table k join streams s on s.id = k.stream_id
where k.member_id = :member_id order by k.created_at

-- name: exportLikes :many
-- row: MarkExport
-- for: whoever did it
marks_in_streams(stream_likes);

-- name: exportShares :many
-- row: MarkExport
-- for: whoever did it
marks_in_streams(stream_shares);

-- name: exportMessages :many
-- for: whoever said it
select s.title as in_stream, k.content, k.amount, k.deleted_at, k.created_at
from stream_messages k join streams s on s.id = k.stream_id
where k.member_id = :member_id order by k.created_at;

-- name: exportBans :many
-- row: MarkExport
-- for: whoever was banned
marks_in_streams(stream_bans);

-- name: exportModerators :many
-- Those whom they named, and those for whom they keep order.
select case when k.host_id = :member_id then 'host' else 'moderator' end as "as!", m.username as with_member, k.created_at
from stream_moderators k
join members m on m.id = case when k.host_id = :member_id then k.member_id else k.host_id end
where k.host_id = :member_id or k.member_id = :member_id order by k.created_at;

-- name: eraseLikes :exec
delete from stream_likes where member_id = :member_id;

-- name: eraseShares :exec
delete from stream_shares where member_id = :member_id;

-- name: eraseMessages :exec
delete from stream_messages where member_id = :member_id;

-- name: eraseBans :exec
delete from stream_bans where member_id = :member_id;

-- name: eraseModerators :exec
delete from stream_moderators where host_id = :member_id or member_id = :member_id;

-- name: eraseStreams :exec
delete from streams where host_id = :member_id;
