// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, many, maybe, one, type ConversationId, type ConversationMemberRole, type GroupPrivacy, type MemberId, type MemberVerifiedBy } from '#kernel';

export interface SelectStandingRow {
  id: ConversationId;
  kind: 'group' | 'channel';
  title: string;
  privacy: GroupPrivacy;
  open_seq: number;
  members_count: number;
  role: ConversationMemberRole | null;
  is_banned: boolean;
}

/** What a group and a member are to each other, for those who want to bring the two together. */
export const selectStanding = maybe<{ memberId: MemberId; groupId: ConversationId }, SelectStandingRow>(
  'groups_select_standing',
  `select c.id, case c.kind when 'channel' then 'channel' else 'group' end as kind, c.title as title, g.privacy, g.open_seq, c.members_count, s.role,
  exists (select 1 from group_bans b where b.conversation_id = c.id and b.member_id = $1) as is_banned
from groups g join conversations c on c.id = g.conversation_id
  left join conversation_members s on s.conversation_id = c.id and s.member_id = $1
where g.conversation_id = $2 and (g.hidden_at is null or s.role is not null)`,
  (p) => [p.memberId, p.groupId],
);

export interface SelectAddableRow {
  known: boolean;
  follows: boolean;
}

/** Is there such a member for whoever adds them, and do they follow? */
export const selectAddable = one<{ viewer: MemberId; memberId: MemberId }, SelectAddableRow>(
  'groups_select_addable',
  `select (not exists (select 1 from blocks hidden where hidden.blocker_id = $1::uuid and hidden.blocked_id = $2::uuid) and not exists (select 1 from blocks hidden where hidden.blocker_id = $2::uuid and hidden.blocked_id = $1::uuid) and exists (select 1 from members known where known.id = $2::uuid and (known.state = 'active' or known.id = $1::uuid)) and exists (select 1 from members here where here.id = $2::uuid and here.host is null)) as known,
  exists (select 1 from follows f where f.follower_id = $2 and f.following_id = $1) as follows`,
  (p) => [p.viewer, p.memberId],
);

export const insertRequest = exec<{ groupId: ConversationId; memberId: MemberId; now: Date }>(
  'groups_insert_request',
  `insert into group_requests (conversation_id, member_id, created_at) values ($1, $2, $3)
on conflict do nothing`,
  (p) => [p.groupId, p.memberId, p.now],
);

export const deleteRequest = exec<{ groupId: ConversationId; memberId: MemberId }>(
  'groups_delete_request',
  `delete from group_requests where conversation_id = $1 and member_id = $2`,
  (p) => [p.groupId, p.memberId],
);

export interface CountRequestsRow {
  total: number;
}

export const countRequests = one<{ groupId: ConversationId }, CountRequestsRow>(
  'groups_count_requests',
  `select count(*)::int as total from group_requests k join members m on m.id = k.member_id and m.state = 'active'
where k.conversation_id = $1`,
  (p) => [p.groupId],
);

export const insertBan = exec<{ groupId: ConversationId; bannedBy: MemberId; now: Date; memberId: MemberId }>(
  'groups_insert_ban',
  `insert into group_bans (conversation_id, member_id, banned_by, created_at)
select $1, id, $2, $3 from members where id = $4 on conflict do nothing`,
  (p) => [p.groupId, p.bannedBy, p.now, p.memberId],
);

export const deleteBan = exec<{ groupId: ConversationId; memberId: MemberId }>(
  'groups_delete_ban',
  `delete from group_bans where conversation_id = $1 and member_id = $2`,
  (p) => [p.groupId, p.memberId],
);

export interface SinceRow {
  id: MemberId;
  username: string;
  display_name: string;
  avatar_url: string | null;
  verified: boolean;
  verified_by: MemberVerifiedBy | null;
  platinum: boolean;
  since: Date;
}

export const selectRequests = many<{ groupId: ConversationId; before: Date; beforeId: MemberId; limit: bigint | number }, SinceRow>(
  'groups_select_requests',
  `select m.id, m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum, k.created_at as since from group_requests k join members m on m.id = k.member_id and m.state = 'active'
where k.conversation_id = $1 and (k.created_at, k.member_id) < ($2, $3)
order by k.created_at desc, k.member_id desc limit $4`,
  (p) => [p.groupId, p.before, p.beforeId, p.limit],
);

export const selectBans = many<{ groupId: ConversationId; before: Date; beforeId: MemberId; limit: bigint | number }, SinceRow>(
  'groups_select_bans',
  `select m.id, m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum, k.created_at as since from group_bans k join members m on m.id = k.member_id and m.state = 'active'
where k.conversation_id = $1 and (k.created_at, k.member_id) < ($2, $3)
order by k.created_at desc, k.member_id desc limit $4`,
  (p) => [p.groupId, p.before, p.beforeId, p.limit],
);

export interface GroupMemberRow {
  id: MemberId;
  username: string;
  display_name: string;
  avatar_url: string | null;
  verified: boolean;
  verified_by: MemberVerifiedBy | null;
  platinum: boolean;
  role: ConversationMemberRole;
  joined_at: Date;
}

/** Those who run it, by rank, then who came last. */
export const selectRuling = many<{ groupId: ConversationId; pattern: string | null; viewer: MemberId; rank: number; before: Date; beforeId: MemberId; limit: bigint | number }, GroupMemberRow>(
  'groups_select_ruling',
  `select m.id, m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum, s.role, s.joined_at from conversation_members s join members m on m.id = s.member_id
where s.conversation_id = $1 and s.role <> 'member' and ($2::text is null or m.username ilike $2 or m.display_name ilike $2)
  and (m.id = $3 or (not exists (select 1 from blocks hidden where hidden.blocker_id = $3 and hidden.blocked_id = m.id) and not exists (select 1 from blocks hidden where hidden.blocker_id = m.id and hidden.blocked_id = $3) and exists (select 1 from members known where known.id = m.id and (known.state = 'active' or known.id = $3))))
  and (array_position(array['owner', 'admin', 'moderator'], s.role) > $4 or (array_position(array['owner', 'admin', 'moderator'], s.role) = $4 and (s.joined_at, s.member_id) < ($5, $6)))
order by array_position(array['owner', 'admin', 'moderator'], s.role), s.joined_at desc, s.member_id desc limit $7`,
  (p) => [p.groupId, p.pattern, p.viewer, p.rank, p.before, p.beforeId, p.limit],
);

export const selectOrdinary = many<{ groupId: ConversationId; pattern: string | null; viewer: MemberId; before: Date; beforeId: MemberId; limit: bigint | number }, GroupMemberRow>(
  'groups_select_ordinary',
  `select m.id, m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum, s.role, s.joined_at from conversation_members s join members m on m.id = s.member_id
where s.conversation_id = $1 and s.role = 'member' and ($2::text is null or m.username ilike $2 or m.display_name ilike $2)
  and (m.id = $3 or (not exists (select 1 from blocks hidden where hidden.blocker_id = $3 and hidden.blocked_id = m.id) and not exists (select 1 from blocks hidden where hidden.blocker_id = m.id and hidden.blocked_id = $3) and exists (select 1 from members known where known.id = m.id and (known.state = 'active' or known.id = $3))))
  and (s.joined_at, s.member_id) < ($4, $5)
order by s.joined_at desc, s.member_id desc limit $6`,
  (p) => [p.groupId, p.pattern, p.viewer, p.before, p.beforeId, p.limit],
);

export const selectMember = maybe<{ groupId: ConversationId; memberId: MemberId }, GroupMemberRow>(
  'groups_select_member',
  `select m.id, m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum, s.role, s.joined_at from conversation_members s join members m on m.id = s.member_id
where s.conversation_id = $1 and s.member_id = $2`,
  (p) => [p.groupId, p.memberId],
);

export interface SelectRulersRow {
  member_id: MemberId;
}

/** Whose word those wait for who want something. */
export const selectRulers = many<{ groupId: ConversationId }, SelectRulersRow>(
  'groups_select_rulers',
  `select member_id from conversation_members where conversation_id = $1 and role <> 'member' limit 200`,
  (p) => [p.groupId],
);
