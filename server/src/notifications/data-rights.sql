-- What a member takes along, and what goes with them.

-- name: exportNotices :many
select n.kind, m.username as from, n.post_id, n.comment_id, n.details, n.read_at, n.created_at
from notices n left join members m on m.id = n.from_id where n.member_id = :member_id order by n.id;

-- name: exportMarks :many
select read_until, seen_until from notice_marks where member_id = :member_id;

-- name: exportDevices :many
select endpoint, created_at from push_subscriptions where member_id = :member_id order by id;

-- name: eraseNotices :exec
-- What they were told, and what others were told of them.
delete from notices where member_id = :member_id or from_id = :member_id;

-- name: eraseDevices :exec
delete from push_subscriptions where member_id = :member_id;

-- name: eraseMarks :exec
delete from notice_marks where member_id = :member_id;
