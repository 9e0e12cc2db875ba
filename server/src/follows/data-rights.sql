-- What a member takes along, and what goes with them.

-- macro: pairs_of_member(table)
-- Both directions.
select follower.username as follower, followed.username as following, f.created_at
from :table f join members follower on follower.id = f.follower_id join members followed on followed.id = f.following_id
where f.follower_id = :member_id or f.following_id = :member_id order by f.created_at

-- name: exportFollows :many
-- row: FollowExport
pairs_of_member(follows);

-- name: exportFollowRequests :many
-- row: FollowExport
pairs_of_member(follow_requests);

-- name: eraseFollowing :exec
-- Two statements, this and the next: where two follow each other, both counts of the other one change, and a statement
-- changes a row once.
with gone as (delete from follows where follower_id = :member_id returning following_id)
count_followers(-1, select following_id from gone);

-- name: eraseFollowers :exec
with gone as (delete from follows where following_id = :member_id returning follower_id)
count_following(-1, select follower_id from gone);

-- name: eraseFollowRequests :exec
delete from follow_requests where follower_id = :member_id or following_id = :member_id;
