// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec } from '#kernel';

export const insertFollows = exec<{ drafts: string }>(
  'follows_insert_follows',
  `with made as (
  insert into follows (follower_id, following_id, created_at)
  select "followerId", "followingId", "createdAt"
  from jsonb_to_recordset($1) as draft ("followerId" uuid, "followingId" uuid, "createdAt" timestamptz)
  on conflict do nothing returning follower_id, following_id
)
update members set followers_count = followers_count + each_of.followers, following_count = following_count + each_of.following
from (
  select each_of.id, sum(each_of.followers)::int as followers, sum(each_of.following)::int as following
  from (
    select following_id as id, 1 as followers, 0 as following from made
    union all select follower_id, 0, 1 from made
  ) each_of
  group by each_of.id order by each_of.id
) each_of
where members.id = each_of.id`,
  (p) => [p.drafts],
);

export const insertFollowRequests = exec<{ drafts: string }>(
  'follows_insert_follow_requests',
  `insert into follow_requests (follower_id, following_id, created_at)
select "followerId", "followingId", "createdAt"
from jsonb_to_recordset($1) as draft ("followerId" uuid, "followingId" uuid, "createdAt" timestamptz)
where not exists (select 1 from follows f where f.follower_id = "followerId" and f.following_id = "followingId")
on conflict do nothing`,
  (p) => [p.drafts],
);
