// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import type { ReplayPart } from '../past/replay-time.ts';
import { exec, many, maybe, type MemberId, type MemberVerifiedBy, type ProcessId, type StoredMedia, type StreamCategory, type StreamId, type StreamState } from '#kernel';

export interface StreamRow {
  id: StreamId;
  host_id: MemberId;
  title: string;
  category: StreamCategory;
  state: StreamState;
  scheduled_for: Date | null;
  started_at: Date | null;
  ended_at: Date | null;
  slow_seconds: number;
  likes_count: number;
  comments_count: number;
  shares_count: number;
  earnings: string;
  peak_viewers: number;
  replay_url: string | null;
  replay: StoredMedia | null;
  viewers: number;
  username: string;
  display_name: string;
  avatar_url: string | null;
  verified: boolean;
  verified_by: MemberVerifiedBy | null;
  platinum: boolean;
  liked: boolean;
  banned: boolean;
  moderates: boolean;
}

export const selectStream = maybe<{ now: Date; viewer: MemberId | null; streamId: StreamId }, StreamRow>(
  'streams_select_stream',
  `select s.id, s.host_id, s.title, s.category, s.state, s.scheduled_for, s.started_at,
  s.ended_at, s.slow_seconds, s.likes_count, s.comments_count, s.shares_count,
  s.earnings, s.peak_viewers, s.replay_url, s.replay, coalesce((
    select sum(v.viewers) from stream_viewers v
    where v.stream_id = s.id and v.believed_until > $1 and s.state = 'live'
  ), 0)::int as viewers,
  m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum,
  (select true from stream_likes mine where mine.stream_id = s.id and mine.member_id = $2) is not null as liked, (select true from stream_bans mine where mine.stream_id = s.id and mine.member_id = $2) is not null as banned,
  ((select true from stream_moderators named where named.host_id = s.host_id and named.member_id = $2) is not null and (not exists (select 1 from ticket_sales sale where sale.stream_id = s.id and sale.state <> 'off') or exists (
  select 1 from stream_tickets own where own.stream_id = s.id and own.member_id = $2
    and own.state in ('held', 'paying', 'paid')
))) as moderates from streams s join members m on m.id = s.host_id
where s.id = $3 and (not exists (select 1 from blocks hidden where hidden.blocker_id = $2 and hidden.blocked_id = s.host_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = s.host_id and hidden.blocked_id = $2) and exists (select 1 from members shown where shown.id = s.host_id and (shown.id = $2 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $2 and f.following_id = shown.id) is not null
  )))) or (exists (
  select 1 from stream_tickets own where own.stream_id = s.id and own.member_id = $2
    and own.state in ('held', 'paying', 'paid')
) and not exists (select 1 from blocks hidden where hidden.blocker_id = $2 and hidden.blocked_id = s.host_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = s.host_id and hidden.blocked_id = $2) and exists (select 1 from members known where known.id = s.host_id and (known.state = 'active' or known.id = $2))))
  and (s.hidden_at is null or s.host_id = $2)`,
  (p) => [p.now, p.viewer, p.streamId],
);

/** Most watched first. */
export const selectLive = many<{ now: Date; viewer: MemberId | null; viewers: number; before: StreamId; count: bigint | number }, StreamRow>(
  'streams_select_live',
  `select * from (
  select s.id, s.host_id, s.title, s.category, s.state, s.scheduled_for, s.started_at,
  s.ended_at, s.slow_seconds, s.likes_count, s.comments_count, s.shares_count,
  s.earnings, s.peak_viewers, s.replay_url, s.replay, coalesce((
    select sum(v.viewers) from stream_viewers v
    where v.stream_id = s.id and v.believed_until > $1 and s.state = 'live'
  ), 0)::int as viewers,
  m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum,
  (select true from stream_likes mine where mine.stream_id = s.id and mine.member_id = $2) is not null as liked, (select true from stream_bans mine where mine.stream_id = s.id and mine.member_id = $2) is not null as banned,
  ((select true from stream_moderators named where named.host_id = s.host_id and named.member_id = $2) is not null and (not exists (select 1 from ticket_sales sale where sale.stream_id = s.id and sale.state <> 'off') or exists (
  select 1 from stream_tickets own where own.stream_id = s.id and own.member_id = $2
    and own.state in ('held', 'paying', 'paid')
))) as moderates from streams s join members m on m.id = s.host_id
  where s.state = 'live' and s.alive_until > $1 and not exists (select 1 from blocks hidden where hidden.blocker_id = $2 and hidden.blocked_id = s.host_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = s.host_id and hidden.blocked_id = $2) and exists (select 1 from members shown where shown.id = s.host_id and (shown.id = $2 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $2 and f.following_id = shown.id) is not null
  )))) and not exists (select 1 from mutes hidden where hidden.member_id = $2 and hidden.muted_id = s.host_id) and (s.hidden_at is null or s.host_id = $2)
) live
where (viewers, id) < ($3::int, $4::uuid) order by viewers desc, id desc limit $5`,
  (p) => [p.now, p.viewer, p.viewers, p.before, p.count],
);

/** Those that are still to come, soonest first. */
export const selectScheduled = many<{ now: Date; viewer: MemberId | null; earliest: Date; since: Date; after: StreamId; count: bigint | number }, StreamRow>(
  'streams_select_scheduled',
  `select s.id, s.host_id, s.title, s.category, s.state, s.scheduled_for, s.started_at,
  s.ended_at, s.slow_seconds, s.likes_count, s.comments_count, s.shares_count,
  s.earnings, s.peak_viewers, s.replay_url, s.replay, coalesce((
    select sum(v.viewers) from stream_viewers v
    where v.stream_id = s.id and v.believed_until > $1 and s.state = 'live'
  ), 0)::int as viewers,
  m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum,
  (select true from stream_likes mine where mine.stream_id = s.id and mine.member_id = $2) is not null as liked, (select true from stream_bans mine where mine.stream_id = s.id and mine.member_id = $2) is not null as banned,
  ((select true from stream_moderators named where named.host_id = s.host_id and named.member_id = $2) is not null and (not exists (select 1 from ticket_sales sale where sale.stream_id = s.id and sale.state <> 'off') or exists (
  select 1 from stream_tickets own where own.stream_id = s.id and own.member_id = $2
    and own.state in ('held', 'paying', 'paid')
))) as moderates from streams s join members m on m.id = s.host_id
where s.state = 'scheduled' and s.scheduled_for > $3 and not exists (select 1 from blocks hidden where hidden.blocker_id = $2 and hidden.blocked_id = s.host_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = s.host_id and hidden.blocked_id = $2) and exists (select 1 from members shown where shown.id = s.host_id and (shown.id = $2 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $2 and f.following_id = shown.id) is not null
  )))) and not exists (select 1 from mutes hidden where hidden.member_id = $2 and hidden.muted_id = s.host_id) and (s.hidden_at is null or s.host_id = $2)
  and (s.scheduled_for, s.id) > ($4::timestamptz, $5::uuid)
order by s.scheduled_for, s.id limit $6`,
  (p) => [p.now, p.viewer, p.earliest, p.since, p.after, p.count],
);

/** STG-02: what can be watched again, the newest first. */
export const selectReplays = many<{ now: Date; viewer: MemberId | null; before: Date; beforeId: StreamId; count: bigint | number }, StreamRow>(
  'streams_select_replays',
  `select s.id, s.host_id, s.title, s.category, s.state, s.scheduled_for, s.started_at,
  s.ended_at, s.slow_seconds, s.likes_count, s.comments_count, s.shares_count,
  s.earnings, s.peak_viewers, s.replay_url, s.replay, coalesce((
    select sum(v.viewers) from stream_viewers v
    where v.stream_id = s.id and v.believed_until > $1 and s.state = 'live'
  ), 0)::int as viewers,
  m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum,
  (select true from stream_likes mine where mine.stream_id = s.id and mine.member_id = $2) is not null as liked, (select true from stream_bans mine where mine.stream_id = s.id and mine.member_id = $2) is not null as banned,
  ((select true from stream_moderators named where named.host_id = s.host_id and named.member_id = $2) is not null and (not exists (select 1 from ticket_sales sale where sale.stream_id = s.id and sale.state <> 'off') or exists (
  select 1 from stream_tickets own where own.stream_id = s.id and own.member_id = $2
    and own.state in ('held', 'paying', 'paid')
))) as moderates from streams s join members m on m.id = s.host_id
where s.state = 'ended' and s.replay_url is not null and not exists (select 1 from blocks hidden where hidden.blocker_id = $2 and hidden.blocked_id = s.host_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = s.host_id and hidden.blocked_id = $2) and exists (select 1 from members shown where shown.id = s.host_id and (shown.id = $2 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $2 and f.following_id = shown.id) is not null
  )))) and not exists (select 1 from mutes hidden where hidden.member_id = $2 and hidden.muted_id = s.host_id) and (s.hidden_at is null or s.host_id = $2)
  and (s.ended_at, s.id) < ($3::timestamptz, $4::uuid)
order by s.ended_at desc, s.id desc limit $5`,
  (p) => [p.now, p.viewer, p.before, p.beforeId, p.count],
);

/** STG-02: of one host, also without a replay. */
export const selectPastOf = many<{ now: Date; viewer: MemberId | null; hostId: MemberId; before: Date; beforeId: StreamId; count: bigint | number }, StreamRow>(
  'streams_select_past_of',
  `select s.id, s.host_id, s.title, s.category, s.state, s.scheduled_for, s.started_at,
  s.ended_at, s.slow_seconds, s.likes_count, s.comments_count, s.shares_count,
  s.earnings, s.peak_viewers, s.replay_url, s.replay, coalesce((
    select sum(v.viewers) from stream_viewers v
    where v.stream_id = s.id and v.believed_until > $1 and s.state = 'live'
  ), 0)::int as viewers,
  m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum,
  (select true from stream_likes mine where mine.stream_id = s.id and mine.member_id = $2) is not null as liked, (select true from stream_bans mine where mine.stream_id = s.id and mine.member_id = $2) is not null as banned,
  ((select true from stream_moderators named where named.host_id = s.host_id and named.member_id = $2) is not null and (not exists (select 1 from ticket_sales sale where sale.stream_id = s.id and sale.state <> 'off') or exists (
  select 1 from stream_tickets own where own.stream_id = s.id and own.member_id = $2
    and own.state in ('held', 'paying', 'paid')
))) as moderates from streams s join members m on m.id = s.host_id
where s.host_id = $3 and s.state = 'ended' and (not exists (select 1 from blocks hidden where hidden.blocker_id = $2 and hidden.blocked_id = s.host_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = s.host_id and hidden.blocked_id = $2) and exists (select 1 from members shown where shown.id = s.host_id and (shown.id = $2 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $2 and f.following_id = shown.id) is not null
  )))) or (exists (
  select 1 from stream_tickets own where own.stream_id = s.id and own.member_id = $2
    and own.state in ('held', 'paying', 'paid')
) and not exists (select 1 from blocks hidden where hidden.blocker_id = $2 and hidden.blocked_id = s.host_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = s.host_id and hidden.blocked_id = $2) and exists (select 1 from members known where known.id = s.host_id and (known.state = 'active' or known.id = $2))))
  and (s.hidden_at is null or s.host_id = $2)
  and (s.ended_at, s.id) < ($4::timestamptz, $5::uuid)
order by s.ended_at desc, s.id desc limit $6`,
  (p) => [p.now, p.viewer, p.hostId, p.before, p.beforeId, p.count],
);

export interface SelectOwnLiveRow {
  id: StreamId;
}

export const selectOwnLive = maybe<{ hostId: MemberId; now: Date }, SelectOwnLiveRow>(
  'streams_select_own_live',
  `select id from streams where host_id = $1 and state = 'live' and alive_until > $2`,
  (p) => [p.hostId, p.now],
);

export interface Standing {
  id: StreamId;
  host_id: MemberId;
  state: StreamState;
  started_at: Date | null;
  replay_parts: ReplayPart[] | null;
  slow_seconds: number;
  banned: boolean;
  moderates: boolean;
}

export const selectStanding = maybe<{ viewer: MemberId | null; streamId: StreamId }, Standing>(
  'streams_select_standing',
  `select s.id, s.host_id, s.state, s.started_at, s.replay_parts, s.slow_seconds, (select true from stream_bans mine where mine.stream_id = s.id and mine.member_id = $1) is not null as banned,
  ((select true from stream_moderators named where named.host_id = s.host_id and named.member_id = $1) is not null and (not exists (select 1 from ticket_sales sale where sale.stream_id = s.id and sale.state <> 'off') or exists (
  select 1 from stream_tickets own where own.stream_id = s.id and own.member_id = $1
    and own.state in ('held', 'paying', 'paid')
))) as moderates
from streams s where s.id = $2 and (not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = s.host_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = s.host_id and hidden.blocked_id = $1) and exists (select 1 from members shown where shown.id = s.host_id and (shown.id = $1 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $1 and f.following_id = shown.id) is not null
  )))) or (exists (
  select 1 from stream_tickets own where own.stream_id = s.id and own.member_id = $1
    and own.state in ('held', 'paying', 'paid')
) and not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = s.host_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = s.host_id and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = s.host_id and (known.state = 'active' or known.id = $1))))
  and (s.hidden_at is null or s.host_id = $1)`,
  (p) => [p.viewer, p.streamId],
);

/** It cannot end or vanish while it is paid for. */
export const lockStanding = maybe<{ viewer: MemberId; streamId: StreamId }, Standing>(
  'streams_lock_standing',
  `select s.id, s.host_id, s.state, s.started_at, s.replay_parts, s.slow_seconds, (select true from stream_bans mine where mine.stream_id = s.id and mine.member_id = $1) is not null as banned,
  ((select true from stream_moderators named where named.host_id = s.host_id and named.member_id = $1) is not null and (not exists (select 1 from ticket_sales sale where sale.stream_id = s.id and sale.state <> 'off') or exists (
  select 1 from stream_tickets own where own.stream_id = s.id and own.member_id = $1
    and own.state in ('held', 'paying', 'paid')
))) as moderates
from streams s where s.id = $2 and (not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = s.host_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = s.host_id and hidden.blocked_id = $1) and exists (select 1 from members shown where shown.id = s.host_id and (shown.id = $1 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $1 and f.following_id = shown.id) is not null
  )))) or (exists (
  select 1 from stream_tickets own where own.stream_id = s.id and own.member_id = $1
    and own.state in ('held', 'paying', 'paid')
) and not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = s.host_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = s.host_id and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = s.host_id and (known.state = 'active' or known.id = $1))))
  and (s.hidden_at is null or s.host_id = $1) for no key update of s`,
  (p) => [p.viewer, p.streamId],
);

export const insertLike = exec<{ streamId: StreamId; memberId: MemberId; now: Date }>(
  'streams_insert_like',
  `with target as (
  select s.id from streams s where s.id = $1 and (not exists (select 1 from blocks hidden where hidden.blocker_id = $2 and hidden.blocked_id = s.host_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = s.host_id and hidden.blocked_id = $2) and exists (select 1 from members shown where shown.id = s.host_id and (shown.id = $2 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $2 and f.following_id = shown.id) is not null
  )))) or (exists (
  select 1 from stream_tickets own where own.stream_id = s.id and own.member_id = $2
    and own.state in ('held', 'paying', 'paid')
) and not exists (select 1 from blocks hidden where hidden.blocker_id = $2 and hidden.blocked_id = s.host_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = s.host_id and hidden.blocked_id = $2) and exists (select 1 from members known where known.id = s.host_id and (known.state = 'active' or known.id = $2))))
  and (s.hidden_at is null or s.host_id = $2)
), made as (
  insert into stream_likes (stream_id, member_id, created_at) select id, $2, $3 from target
  on conflict do nothing returning stream_id
)
update streams set likes_count = likes_count + 1 where id in (select stream_id from made)`,
  (p) => [p.streamId, p.memberId, p.now],
);

export const insertShare = exec<{ streamId: StreamId; memberId: MemberId; now: Date }>(
  'streams_insert_share',
  `with target as (
  select s.id from streams s where s.id = $1 and (not exists (select 1 from blocks hidden where hidden.blocker_id = $2 and hidden.blocked_id = s.host_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = s.host_id and hidden.blocked_id = $2) and exists (select 1 from members shown where shown.id = s.host_id and (shown.id = $2 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $2 and f.following_id = shown.id) is not null
  )))) or (exists (
  select 1 from stream_tickets own where own.stream_id = s.id and own.member_id = $2
    and own.state in ('held', 'paying', 'paid')
) and not exists (select 1 from blocks hidden where hidden.blocker_id = $2 and hidden.blocked_id = s.host_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = s.host_id and hidden.blocked_id = $2) and exists (select 1 from members known where known.id = s.host_id and (known.state = 'active' or known.id = $2))))
  and (s.hidden_at is null or s.host_id = $2)
), made as (
  insert into stream_shares (stream_id, member_id, created_at) select id, $2, $3 from target
  on conflict do nothing returning stream_id
)
update streams set shares_count = shares_count + 1 where id in (select stream_id from made)`,
  (p) => [p.streamId, p.memberId, p.now],
);

/** The count follows by a trigger. */
export const deleteLike = exec<{ streamId: StreamId; memberId: MemberId }>(
  'streams_delete_like',
  `with target as (
  select s.id from streams s where s.id = $1 and (not exists (select 1 from blocks hidden where hidden.blocker_id = $2 and hidden.blocked_id = s.host_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = s.host_id and hidden.blocked_id = $2) and exists (select 1 from members shown where shown.id = s.host_id and (shown.id = $2 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $2 and f.following_id = shown.id) is not null
  )))) or (exists (
  select 1 from stream_tickets own where own.stream_id = s.id and own.member_id = $2
    and own.state in ('held', 'paying', 'paid')
) and not exists (select 1 from blocks hidden where hidden.blocker_id = $2 and hidden.blocked_id = s.host_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = s.host_id and hidden.blocked_id = $2) and exists (select 1 from members known where known.id = s.host_id and (known.state = 'active' or known.id = $2))))
  and (s.hidden_at is null or s.host_id = $2)
)
delete from stream_likes l using target where l.stream_id = target.id and l.member_id = $2`,
  (p) => [p.streamId, p.memberId],
);

export interface SelectFiguresRow {
  viewers: number;
  likes_count: number;
  comments_count: number;
  shares_count: number;
  earnings: string;
}

export const selectFigures = maybe<{ now: Date; streamId: StreamId }, SelectFiguresRow>(
  'streams_select_figures',
  `select coalesce((
    select sum(v.viewers) from stream_viewers v
    where v.stream_id = s.id and v.believed_until > $1 and s.state = 'live'
  ), 0)::int as viewers, s.likes_count, s.comments_count, s.shares_count, s.earnings
from streams s where s.id = $2`,
  (p) => [p.now, p.streamId],
);

/** Others' numbers and ours make the most that were ever there. */
export const putViewers = exec<{ processId: ProcessId; viewers: number; believedUntil: Date; streamId: StreamId; now: Date }>(
  'streams_put_viewers',
  `with mine as (
  insert into stream_viewers (stream_id, process_id, viewers, believed_until)
  select s.id, $1, $2, $3 from streams s where s.id = $4 and s.state = 'live'
  on conflict (stream_id, process_id) do update set viewers = excluded.viewers, believed_until = excluded.believed_until
  returning stream_id, viewers
)
update streams s set peak_viewers = greatest(s.peak_viewers, mine.viewers + coalesce((
    select sum(v.viewers) from stream_viewers v
    where v.stream_id = s.id and v.process_id <> $1 and v.believed_until > $5
  ), 0)::int)
from mine where s.id = mine.stream_id`,
  (p) => [p.processId, p.viewers, p.believedUntil, p.streamId, p.now],
);

export const deleteOldViewers = exec<{ now: Date }>(
  'streams_delete_old_viewers',
  `delete from stream_viewers where believed_until < $1`,
  (p) => [p.now],
);

export interface SelectStillSeenRow {
  at: number;
  live: boolean;
}

/** RT-03: of pairs of members, or guests, and streams, those who may see them still and whose account is in use. */
export const selectStillSeen = many<{ memberIds: readonly (MemberId | null)[]; streamIds: readonly StreamId[] }, SelectStillSeenRow>(
  'streams_select_still_seen',
  `select j.at::int, s.state = 'live' as live
from unnest($1::uuid[], $2::uuid[]) with ordinality j (member_id, stream_id, at)
join streams s on s.id = j.stream_id
where (not exists (select 1 from blocks hidden where hidden.blocker_id = j.member_id and hidden.blocked_id = s.host_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = s.host_id and hidden.blocked_id = j.member_id) and exists (select 1 from members shown where shown.id = s.host_id and (shown.id = j.member_id or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = j.member_id and f.following_id = shown.id) is not null
  )))) or (exists (
  select 1 from stream_tickets own where own.stream_id = s.id and own.member_id = j.member_id
    and own.state in ('held', 'paying', 'paid')
) and not exists (select 1 from blocks hidden where hidden.blocker_id = j.member_id and hidden.blocked_id = s.host_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = s.host_id and hidden.blocked_id = j.member_id) and exists (select 1 from members known where known.id = s.host_id and (known.state = 'active' or known.id = j.member_id))))
  and (s.hidden_at is null or s.host_id = j.member_id) and (j.member_id is null or exists (
  select 1 from members own where own.id = j.member_id and own.state = 'active'))`,
  (p) => [p.memberIds, p.streamIds],
);
