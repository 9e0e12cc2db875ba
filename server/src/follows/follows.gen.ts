// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import type { FollowEvent } from '@wagram/contract/follows';
import { exec, many, maybe, one, type EmittedEvent, type MemberId, type MemberVerifiedBy, type OutboxId } from '#kernel';

export interface InsertFollowRow {
  is_following: boolean;
  is_requested: boolean;
  is_unheard: boolean | null;
  followers_count: number;
}

export type InsertFollowEmits = EmittedEvent<FollowEvent, 'member.followed', { followerId: MemberId; followingId: MemberId }>;

export type InsertFollowEmits2 = EmittedEvent<FollowEvent, 'follow.requested', { followerId: MemberId; followingId: MemberId }>;

/** D20: a private member is asked, and so is whoever is elsewhere, by their server; everybody else is followed. Of whom nobody elsewhere may know cannot ask there. No row when there is no such member for the follower. */
export const insertFollow = maybe<{ followerId: MemberId; followingId: MemberId; now: Date; eventId: OutboxId; requestEventId: OutboxId }, InsertFollowRow>(
  'follows_insert_follow',
  `with target as (
  select m.id, m.followers_count, m.private or m.host is not null as asks,
    (select by.host is not null from members by where by.id = $1) as away,
    m.host is not null and (select by.private or by.demo from members by where by.id = $1) as unheard,
    exists (select 1 from follows f where f.follower_id = $1 and f.following_id = m.id) as already
  from members m where m.id = $2 and not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = m.id) and not exists (select 1 from blocks hidden where hidden.blocker_id = m.id and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = m.id and (known.state = 'active' or known.id = $1))
), changed as (
  insert into follows (follower_id, following_id, created_at, away)
  select $1, id, $3, away from target where not asks
  on conflict do nothing returning follower_id, following_id
), asked as (
  insert into follow_requests (follower_id, following_id, created_at)
  select $1, id, $3 from target where asks and not already and not unheard
  on conflict do nothing returning follower_id, following_id
), follower as (
  update members set following_count = following_count + 1 where id in (select follower_id from changed)
), followed as (
  update members set followers_count = followers_count + 1 where id in (select following_id from changed) returning followers_count
), emitted as (
  insert into outbox (id, name, payload)
select $4::uuid, 'member.followed', jsonb_build_object('followerId', follower_id, 'followingId', following_id) from changed
), emitted_request as (
  insert into outbox (id, name, payload)
select $5::uuid, 'follow.requested', jsonb_build_object('followerId', follower_id, 'followingId', following_id) from asked
)
select not asks or already as is_following, asks and not already as is_requested, unheard and not already as is_unheard,
  coalesce((select followers_count from followed), followers_count) as followers_count
from target`,
  (p) => [p.followerId, p.followingId, p.now, p.eventId, p.requestEventId],
);

export interface DeleteFollowRow {
  followers_count: number;
  followed_at: Date | null;
  requested_at: Date | null;
}

export type DeleteFollowEmits = EmittedEvent<FollowEvent, 'member.unfollowed', { followerId: MemberId; followingId: MemberId }>;

export type DeleteFollowEmits2 = EmittedEvent<FollowEvent, 'follow.cancelled', { followerId: MemberId; followingId: MemberId }>;

/** Takes a follow back, or the request for one. */
export const deleteFollow = one<{ followerId: MemberId; followingId: MemberId; eventId: OutboxId; requestEventId: OutboxId }, DeleteFollowRow>(
  'follows_delete_follow',
  `with changed as (
  delete from follows where follower_id = $1 and following_id = $2
  returning follower_id, following_id, created_at
), cancelled as (
  delete from follow_requests where follower_id = $1 and following_id = $2
  returning follower_id, following_id, created_at
), follower as (
  update members set following_count = following_count + -1 where id in (select follower_id from changed)
), followed as (
  update members set followers_count = followers_count + -1 where id in (select following_id from changed) returning followers_count
), emitted as (
  insert into outbox (id, name, payload)
select $3::uuid, 'member.unfollowed', jsonb_build_object('followerId', follower_id, 'followingId', following_id) from changed
), emitted_request as (
  insert into outbox (id, name, payload)
select $4::uuid, 'follow.cancelled', jsonb_build_object('followerId', follower_id, 'followingId', following_id) from cancelled
)
select coalesce(
    (select followers_count from followed),
    (select m.followers_count from members m where m.id = $2 and not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = m.id) and not exists (select 1 from blocks hidden where hidden.blocker_id = m.id and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = m.id and (known.state = 'active' or known.id = $1))),
    0
  ) as followers_count,
  (select created_at from changed) as followed_at, (select created_at from cancelled) as requested_at`,
  (p) => [p.followerId, p.followingId, p.eventId, p.requestEventId],
);

export type DeleteFollowsFromElsewhereEmits = EmittedEvent<FollowEvent, 'member.unfollowed', { followerId: MemberId; followingId: MemberId }>;

/** Whoever is private is read by people here alone. */
export const deleteFollowsFromElsewhere = exec<{ memberId: MemberId }>(
  'follows_delete_follows_from_elsewhere',
  `with gone as (
  delete from follows where following_id = $1 and away returning follower_id, following_id
), followers as (
  update members set following_count = following_count + -1 where id in (select follower_id from gone)
), followed as (
  update members set followers_count = followers_count - (select count(*) from gone) where id = $1
)
insert into outbox (id, name, payload)
select gen_random_uuid(), 'member.unfollowed', jsonb_build_object('followerId', follower_id, 'followingId', following_id) from gone`,
  (p) => [p.memberId],
);

/** Puts back what a block ended, with its first date and without a word to anybody. Nothing while the other is not there for the member, and no request to somebody who no longer asks for one. */
export const insertEnded = exec<{ ended: string; otherId: MemberId; memberId: MemberId }>(
  'follows_insert_ended',
  `with ended as (
  select e.kind, e.follower_id, e.following_id, e.at
  from jsonb_to_recordset($1) as e (kind text, follower_id uuid, following_id uuid, at timestamptz)
  join members m on m.id = $2 and not exists (select 1 from blocks hidden where hidden.blocker_id = $3 and hidden.blocked_id = m.id) and not exists (select 1 from blocks hidden where hidden.blocker_id = m.id and hidden.blocked_id = $3) and exists (select 1 from members known where known.id = m.id and (known.state = 'active' or known.id = $3))
), made as (
  insert into follows (follower_id, following_id, created_at, away)
  select e.follower_id, e.following_id, e.at, by.host is not null from ended e join members by on by.id = e.follower_id
  where e.kind = 'follow'
  on conflict do nothing returning follower_id, following_id
), asked as (
  insert into follow_requests (follower_id, following_id, created_at)
  select follower_id, following_id, at from ended
  where kind = 'request' and exists (select 1 from members m where m.id = following_id and (m.private or m.host is not null))
  on conflict do nothing
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
  (p) => [p.ended, p.otherId, p.memberId],
);

export interface SelectPairRow {
  is_following: boolean;
  is_requested: boolean | null;
}

/** What a private member's lists hold is told to nobody who may not read them. */
export const selectPair = one<{ followerId: MemberId; followingId: MemberId; viewer: MemberId | null }, SelectPairRow>(
  'follows_select_pair',
  `select exists (
    select 1 from follows where follower_id = $1 and following_id = $2
      and ($3 in ($1, $2)
        or (not exists (select 1 from blocks hidden where hidden.blocker_id = $3 and hidden.blocked_id = $1) and not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = $3) and exists (select 1 from members shown where shown.id = $1 and (shown.id = $3 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $3 and f.following_id = shown.id) is not null
  )))) and not exists (select 1 from blocks hidden where hidden.blocker_id = $3 and hidden.blocked_id = $2) and not exists (select 1 from blocks hidden where hidden.blocker_id = $2 and hidden.blocked_id = $3) and exists (select 1 from members shown where shown.id = $2 and (shown.id = $3 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $3 and f.following_id = shown.id) is not null
  ))))))
  ) as is_following,
  $3 = $1 and exists (
    select 1 from follow_requests where follower_id = $1 and following_id = $2
  ) as is_requested`,
  (p) => [p.followerId, p.followingId, p.viewer],
);

export interface SelectIsReadableRow {
  found: boolean;
}

export const selectIsReadable = one<{ memberId: MemberId; viewer: MemberId | null }, SelectIsReadableRow>(
  'follows_select_is_readable',
  `select exists (select 1 from members m where m.id = $1 and not exists (select 1 from blocks hidden where hidden.blocker_id = $2 and hidden.blocked_id = m.id) and not exists (select 1 from blocks hidden where hidden.blocker_id = m.id and hidden.blocked_id = $2) and exists (select 1 from members shown where shown.id = m.id and (shown.id = $2 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $2 and f.following_id = shown.id) is not null
  ))))) as found`,
  (p) => [p.memberId, p.viewer],
);

export interface EntryRow {
  id: MemberId;
  username: string;
  display_name: string;
  avatar_url: string | null;
  verified: boolean;
  verified_by: MemberVerifiedBy | null;
  platinum: boolean;
  bio: string | null;
  followers_count: number;
  followed_at: Date;
  is_following: boolean;
  is_requested: boolean;
}

export const selectFollowing = many<{ viewer: MemberId | null; memberId: MemberId; before: Date; beforeId: MemberId; limit: bigint | number }, EntryRow>(
  'follows_select_following',
  `select m.id, m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum, m.bio, m.followers_count, f.created_at as followed_at,
  exists (select 1 from follows v where v.follower_id = $1 and v.following_id = m.id) as is_following,
  exists (select 1 from follow_requests v where v.follower_id = $1 and v.following_id = m.id) as is_requested
from follows f join members m on m.id = f.following_id
where f.follower_id = $2 and (f.created_at, f.following_id) < ($3, $4)
  and not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = m.id) and not exists (select 1 from blocks hidden where hidden.blocker_id = m.id and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = m.id and (known.state = 'active' or known.id = $1)) and not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = $2) and not exists (select 1 from blocks hidden where hidden.blocker_id = $2 and hidden.blocked_id = $1) and exists (select 1 from members shown where shown.id = $2 and (shown.id = $1 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $1 and f.following_id = shown.id) is not null
  ))))
order by f.created_at desc, f.following_id desc limit $5`,
  (p) => [p.viewer, p.memberId, p.before, p.beforeId, p.limit],
);

export const selectFollowers = many<{ viewer: MemberId | null; memberId: MemberId; before: Date; beforeId: MemberId; limit: bigint | number }, EntryRow>(
  'follows_select_followers',
  `select m.id, m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum, m.bio, m.followers_count, f.created_at as followed_at,
  exists (select 1 from follows v where v.follower_id = $1 and v.following_id = m.id) as is_following,
  exists (select 1 from follow_requests v where v.follower_id = $1 and v.following_id = m.id) as is_requested
from follows f join members m on m.id = f.follower_id
where f.following_id = $2 and (f.created_at, f.follower_id) < ($3, $4)
  and not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = m.id) and not exists (select 1 from blocks hidden where hidden.blocker_id = m.id and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = m.id and (known.state = 'active' or known.id = $1)) and not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = $2) and not exists (select 1 from blocks hidden where hidden.blocker_id = $2 and hidden.blocked_id = $1) and exists (select 1 from members shown where shown.id = $2 and (shown.id = $1 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $1 and f.following_id = shown.id) is not null
  ))))
order by f.created_at desc, f.follower_id desc limit $5`,
  (p) => [p.viewer, p.memberId, p.before, p.beforeId, p.limit],
);
