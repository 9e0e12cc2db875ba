// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, many, maybe, one, type MemberId, type MemberVerifiedBy, type StreamId } from '#kernel';

export interface InsertModeratorRow {
  id: MemberId;
}

/** No row when the host knows no such member. Whoever is to keep order may speak. */
export const insertModerator = maybe<{ memberId: MemberId; hostId: MemberId; now: Date }, InsertModeratorRow>(
  'streams_insert_moderator',
  `with known as (
  select m.id from members m where m.id = $1 and (not exists (select 1 from blocks hidden where hidden.blocker_id = $2 and hidden.blocked_id = m.id) and not exists (select 1 from blocks hidden where hidden.blocker_id = m.id and hidden.blocked_id = $2) and exists (select 1 from members known where known.id = m.id and (known.state = 'active' or known.id = $2)) and exists (select 1 from members here where here.id = m.id and here.host is null))
), made as (
  insert into stream_moderators (host_id, member_id, created_at) select $2, id, $3 from known
  on conflict do nothing
), spoken_for as (
  delete from stream_bans b using streams s, known
  where s.id = b.stream_id and s.host_id = $2 and b.member_id = known.id
)
select id from known`,
  (p) => [p.memberId, p.hostId, p.now],
);

export const deleteModerator = exec<{ hostId: MemberId; memberId: MemberId }>(
  'streams_delete_moderator',
  `delete from stream_moderators where host_id = $1 and member_id = $2`,
  (p) => [p.hostId, p.memberId],
);

/** Of pairs that a block has put apart, in both directions. */
export const deleteApartModerators = exec<{ ones: readonly MemberId[]; others: readonly MemberId[] }>(
  'streams_delete_apart_moderators',
  `delete from stream_moderators o using unnest($1::uuid[], $2::uuid[]) j (one, other)
where (o.host_id = j.one and o.member_id = j.other) or (o.host_id = j.other and o.member_id = j.one)`,
  (p) => [p.ones, p.others],
);

export interface CountModeratorsRow {
  number: number;
}

export const countModerators = one<{ hostId: MemberId; butId: MemberId }, CountModeratorsRow>(
  'streams_count_moderators',
  `select count(*)::int as number from stream_moderators where host_id = $1 and member_id <> $2`,
  (p) => [p.hostId, p.butId],
);

export interface SelectIsModeratorRow {
  named: boolean;
}

export const selectIsModerator = one<{ hostId: MemberId; memberId: MemberId }, SelectIsModeratorRow>(
  'streams_select_is_moderator',
  `select (select true from stream_moderators named where named.host_id = $1 and named.member_id = $2) is not null as named`,
  (p) => [p.hostId, p.memberId],
);

export interface SelectModeratorsRow {
  id: MemberId;
  username: string;
  display_name: string;
  avatar_url: string | null;
  verified: boolean;
  verified_by: MemberVerifiedBy | null;
  platinum: boolean;
  named_at: Date;
}

export const selectModerators = many<{ hostId: MemberId; before: Date; beforeId: MemberId; count: bigint | number }, SelectModeratorsRow>(
  'streams_select_moderators',
  `select m.id, m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum, o.created_at as named_at
from stream_moderators o join members m on m.id = o.member_id
where o.host_id = $1 and not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = o.member_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = o.member_id and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = o.member_id and (known.state = 'active' or known.id = $1)) and (o.created_at, o.member_id) < ($2, $3)
order by o.created_at desc, o.member_id desc limit $4`,
  (p) => [p.hostId, p.before, p.beforeId, p.count],
);

export interface InsertBanRow {
  id: MemberId;
}

/** No row when whoever bans knows no such member. Who is banned keeps no order any more. */
export const insertBan = maybe<{ memberId: MemberId; byId: MemberId; streamId: StreamId; now: Date; hostId: MemberId }, InsertBanRow>(
  'streams_insert_ban',
  `with known as (
  select m.id from members m where m.id = $1 and not exists (select 1 from blocks hidden where hidden.blocker_id = $2 and hidden.blocked_id = m.id) and not exists (select 1 from blocks hidden where hidden.blocker_id = m.id and hidden.blocked_id = $2) and exists (select 1 from members known where known.id = m.id and (known.state = 'active' or known.id = $2))
), made as (
  insert into stream_bans (stream_id, member_id, created_at) select $3, id, $4 from known
  on conflict do nothing
), unnamed as (
  delete from stream_moderators o using known where o.host_id = $5 and o.member_id = known.id
)
select id from known`,
  (p) => [p.memberId, p.byId, p.streamId, p.now, p.hostId],
);

export const deleteBan = exec<{ streamId: StreamId; memberId: MemberId }>(
  'streams_delete_ban',
  `delete from stream_bans where stream_id = $1 and member_id = $2`,
  (p) => [p.streamId, p.memberId],
);

export interface SelectBansRow {
  id: MemberId;
  username: string;
  display_name: string;
  avatar_url: string | null;
  verified: boolean;
  verified_by: MemberVerifiedBy | null;
  platinum: boolean;
  banned_at: Date;
}

export const selectBans = many<{ streamId: StreamId; before: Date; beforeId: MemberId; count: bigint | number }, SelectBansRow>(
  'streams_select_bans',
  `select m.id, m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum, b.created_at as banned_at
from stream_bans b join members m on m.id = b.member_id
where b.stream_id = $1 and (b.created_at, b.member_id) < ($2, $3)
order by b.created_at desc, b.member_id desc limit $4`,
  (p) => [p.streamId, p.before, p.beforeId, p.count],
);
