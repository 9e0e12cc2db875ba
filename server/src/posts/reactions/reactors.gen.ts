// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { many, type MemberId, type MemberVerifiedBy, type PostId } from '#kernel';

export interface ReactorRow {
  id: MemberId;
  username: string;
  display_name: string;
  avatar_url: string | null;
  verified: boolean;
  verified_by: MemberVerifiedBy | null;
  platinum: boolean;
  since: Date;
  amount: string | null;
}

export const selectLikers = many<{ postId: PostId; before: Date; beforeId: MemberId; viewer: MemberId | null; limit: bigint | number }, ReactorRow>(
  'posts_select_likers',
  `select m.id, m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum, r.created_at as since, null::text as amount
from likes r join members m on m.id = r.member_id
where r.post_id = $1 and (r.created_at, r.member_id) < ($2, $3) and not exists (select 1 from blocks hidden where hidden.blocker_id = $4 and hidden.blocked_id = m.id) and not exists (select 1 from blocks hidden where hidden.blocker_id = m.id and hidden.blocked_id = $4) and exists (select 1 from members shown where shown.id = m.id and (shown.id = $4 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $4 and f.following_id = shown.id) is not null
  ))))
order by r.created_at desc, r.member_id desc limit $5`,
  (p) => [p.postId, p.before, p.beforeId, p.viewer, p.limit],
);

export const selectReposters = many<{ postId: PostId; before: Date; beforeId: MemberId; viewer: MemberId | null; limit: bigint | number }, ReactorRow>(
  'posts_select_reposters',
  `select m.id, m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum, r.created_at as since, null::text as amount
from reposts r join members m on m.id = r.member_id
where r.post_id = $1 and (r.created_at, r.member_id) < ($2, $3) and not exists (select 1 from blocks hidden where hidden.blocker_id = $4 and hidden.blocked_id = m.id) and not exists (select 1 from blocks hidden where hidden.blocker_id = m.id and hidden.blocked_id = $4) and exists (select 1 from members shown where shown.id = m.id and (shown.id = $4 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $4 and f.following_id = shown.id) is not null
  ))))
order by r.created_at desc, r.member_id desc limit $5`,
  (p) => [p.postId, p.before, p.beforeId, p.viewer, p.limit],
);

export const selectGivers = many<{ postId: PostId; before: Date; beforeId: MemberId; viewer: MemberId | null; limit: bigint | number }, ReactorRow>(
  'posts_select_givers',
  `select m.id, m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum, r.since as since, r.amount as amount
from (
  select sender_id, max(created_at) as since, sum(amount)::text as amount
  from gifts where post_id = $1 group by sender_id
) r join members m on m.id = r.sender_id
where (r.since, r.sender_id) < ($2, $3) and not exists (select 1 from blocks hidden where hidden.blocker_id = $4 and hidden.blocked_id = m.id) and not exists (select 1 from blocks hidden where hidden.blocker_id = m.id and hidden.blocked_id = $4) and exists (select 1 from members shown where shown.id = m.id and (shown.id = $4 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $4 and f.following_id = shown.id) is not null
  ))))
order by r.since desc, r.sender_id desc limit $5`,
  (p) => [p.postId, p.before, p.beforeId, p.viewer, p.limit],
);
