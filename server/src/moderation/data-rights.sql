-- What a member takes along, and what goes with them. The log stays as it is: its ids then point nowhere (decision 0034).

-- name: exportReports :many
select target, target_id, reason, note, state, created_at, decided_at from reports where reporter_id = :member_id order by id;

-- name: exportLog :many
select id, action, target, target_id, reason, created_at from moderation_log
where member_id = :member_id and action <> 'dismiss' order by id;

-- name: exportAppeals :many
select decision_id, text, state, created_at, decided_at from appeals where member_id = :member_id order by id;

-- name: eraseReportsAbout :exec
-- Before posts and comments go.
delete from reports where target_id = :member_id or target_id in (select id from posts where member_id = :member_id)
  or target_id in (select id from comments where member_id = :member_id)
  or target_id in (select id from launches where creator_id = :member_id)
  or target_id in (select id from messages where sender_id = :member_id);

-- name: clearOpenReports :exec
-- What waits for a decision still does, without a name and without their words.
update reports set reporter_id = null, note = null where reporter_id = :member_id and state = 'open';

-- name: eraseReports :exec
delete from reports where reporter_id = :member_id;

-- name: eraseAppeals :exec
delete from appeals where member_id = :member_id;
