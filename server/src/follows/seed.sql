-- Many follows and requests at once, with true counts. History is not news: nothing is emitted.

-- name: insertFollows :exec
with made as (
  insert into follows (follower_id, following_id, created_at)
  select "followerId", "followingId", "createdAt"
  from jsonb_to_recordset(:drafts) as draft ("followerId" uuid, "followingId" uuid, "createdAt" timestamptz)
  on conflict do nothing returning follower_id, following_id
)
count_follows(made);

-- name: insertFollowRequests :exec
insert into follow_requests (follower_id, following_id, created_at)
select "followerId", "followingId", "createdAt"
from jsonb_to_recordset(:drafts) as draft ("followerId" uuid, "followingId" uuid, "createdAt" timestamptz)
where not exists (select 1 from follows f where f.follower_id = "followerId" and f.following_id = "followingId")
on conflict do nothing;
