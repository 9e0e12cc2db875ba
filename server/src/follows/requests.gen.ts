// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import type { FollowEvent } from '@wagram/contract/follows';
import { exec, many, maybe, one, type EmittedEvent, type MemberId, type MemberVerifiedBy, type OutboxId } from '#kernel';

export interface AcceptRequestsRow {
  accepted: number;
}

export type AcceptRequestsEmits = EmittedEvent<FollowEvent, 'follow.accepted', { followerId: MemberId; followingId: MemberId }>;

export type AcceptRequestsEmits2 = EmittedEvent<FollowEvent, 'member.followed', { followerId: MemberId; followingId: MemberId }>;

/** Whoever is let in follows from now on; without a follower, everybody who waits. */
export const acceptRequests = one<{ memberId: MemberId; followerId: MemberId | null; now: Date }, AcceptRequestsRow>(
  'follows_accept_requests',
  `with gone as (
  delete from follow_requests
  where following_id = $1 and ($2::uuid is null or follower_id = $2)
  returning follower_id, following_id
), made as (
  insert into follows (follower_id, following_id, created_at, away)
  select gone.follower_id, gone.following_id, $3, by.host is not null from gone join members by on by.id = gone.follower_id
  on conflict do nothing returning follower_id, following_id
), counted as (
  update members set followers_count = followers_count + each_of.followers, following_count = following_count + each_of.following
from (
  select each_of.id, sum(each_of.followers)::int as followers, sum(each_of.following)::int as following
  from (
    select following_id as id, 1 as followers, 0 as following from made
    union all select follower_id, 0, 1 from made
  ) each_of
  group by each_of.id order by each_of.id
) each_of
where members.id = each_of.id
), emitted as (
  insert into outbox (id, name, payload)
select gen_random_uuid(), 'follow.accepted', jsonb_build_object('followerId', follower_id, 'followingId', following_id) from gone
), emitted_follow as (
  insert into outbox (id, name, payload)
select gen_random_uuid(), 'member.followed', jsonb_build_object('followerId', follower_id, 'followingId', following_id) from made
)
select count(*)::int as accepted from gone`,
  (p) => [p.memberId, p.followerId, p.now],
);

export type DeclineRequestEmits = EmittedEvent<FollowEvent, 'follow.declined', { followerId: MemberId; followingId: MemberId }>;

export const declineRequest = exec<{ memberId: MemberId; followerId: MemberId; eventId: OutboxId }>(
  'follows_decline_request',
  `with gone as (
  delete from follow_requests where following_id = $1 and follower_id = $2
  returning follower_id, following_id
)
insert into outbox (id, name, payload)
select $3::uuid, 'follow.declined', jsonb_build_object('followerId', follower_id, 'followingId', following_id) from gone`,
  (p) => [p.memberId, p.followerId, p.eventId],
);

export interface SelectRequestsRow {
  id: MemberId;
  username: string;
  display_name: string;
  avatar_url: string | null;
  verified: boolean;
  verified_by: MemberVerifiedBy | null;
  platinum: boolean;
  bio: string | null;
  followers_count: number;
  requested_at: Date;
  is_following: boolean;
}

/** Newest first. */
export const selectRequests = many<{ memberId: MemberId; before: Date; beforeId: MemberId; limit: bigint | number }, SelectRequestsRow>(
  'follows_select_requests',
  `select m.id, m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum, m.bio, m.followers_count, r.created_at as requested_at,
  exists (select 1 from follows v where v.follower_id = $1 and v.following_id = m.id) as is_following
from follow_requests r join members m on m.id = r.follower_id
where r.following_id = $1 and (r.created_at, r.follower_id) < ($2, $3) and not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = m.id) and not exists (select 1 from blocks hidden where hidden.blocker_id = m.id and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = m.id and (known.state = 'active' or known.id = $1))
order by r.created_at desc, r.follower_id desc limit $4`,
  (p) => [p.memberId, p.before, p.beforeId, p.limit],
);

export interface SelectWaitingRow {
  followers_count: number;
  total: number;
}

export const selectWaiting = maybe<{ memberId: MemberId }, SelectWaitingRow>(
  'follows_select_waiting',
  `select m.followers_count, (
    select count(*)::int from follow_requests r where r.following_id = m.id and not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = r.follower_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = r.follower_id and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = r.follower_id and (known.state = 'active' or known.id = $1))
  ) as total
from members m where m.id = $1`,
  (p) => [p.memberId],
);
