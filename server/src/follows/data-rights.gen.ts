// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, many, type MemberId } from '#kernel';

export interface FollowExport {
  follower: string;
  following: string;
  created_at: Date;
}

export const exportFollows = many<{ memberId: MemberId }, FollowExport>(
  'follows_export_follows',
  `select follower.username as follower, followed.username as following, f.created_at
from follows f join members follower on follower.id = f.follower_id join members followed on followed.id = f.following_id
where f.follower_id = $1 or f.following_id = $1 order by f.created_at`,
  (p) => [p.memberId],
);

export const exportFollowRequests = many<{ memberId: MemberId }, FollowExport>(
  'follows_export_follow_requests',
  `select follower.username as follower, followed.username as following, f.created_at
from follow_requests f join members follower on follower.id = f.follower_id join members followed on followed.id = f.following_id
where f.follower_id = $1 or f.following_id = $1 order by f.created_at`,
  (p) => [p.memberId],
);

/** Two statements, this and the next: where two follow each other, both counts of the other one change, and a statement changes a row once. */
export const eraseFollowing = exec<{ memberId: MemberId }>(
  'follows_erase_following',
  `with gone as (delete from follows where follower_id = $1 returning following_id)
update members set followers_count = followers_count + -1 where id in (select following_id from gone)`,
  (p) => [p.memberId],
);

export const eraseFollowers = exec<{ memberId: MemberId }>(
  'follows_erase_followers',
  `with gone as (delete from follows where following_id = $1 returning follower_id)
update members set following_count = following_count + -1 where id in (select follower_id from gone)`,
  (p) => [p.memberId],
);

export const eraseFollowRequests = exec<{ memberId: MemberId }>(
  'follows_erase_follow_requests',
  `delete from follow_requests where follower_id = $1 or following_id = $1`,
  (p) => [p.memberId],
);
