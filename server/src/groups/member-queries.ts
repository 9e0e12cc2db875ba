import type { GroupRole } from '@wagram/contract/groups';
import { knownTo } from '#blocks';
import { statement } from '#kernel';
import type { MemberCardRow } from '#members';

export interface Standing {
  id: string;
  kind: 'group' | 'channel';
  title: string;
  privacy: 'public' | 'private';
  open_seq: number;
  members_count: number;
  role: GroupRole | null;
  is_banned: boolean;
}

/** $1 group, $2 member: what they are to each other, for those who want to bring the two together. */
export const selectStanding = statement<Standing>(
  'group_standing',
  `select c.id, c.kind, c.title, g.privacy, g.open_seq, c.members_count, s.role,
     exists (select 1 from group_bans b where b.conversation_id = c.id and b.member_id = $2) as is_banned
   from groups g join conversations c on c.id = g.conversation_id
     left join conversation_members s on s.conversation_id = c.id and s.member_id = $2
   where g.conversation_id = $1 and (g.hidden_at is null or s.role is not null)`,
);

/** $1 who adds, $2 whom: is there such a member for them, and do they follow? */
export const selectAddable = statement<{ known: boolean; follows: boolean }>(
  'group_addable',
  `select ${knownTo('$1', '$2')} as known,
     exists (select 1 from follows f where f.follower_id = $2 and f.following_id = $1) as follows`,
);

export const insertRequest = statement<{ member_id: string }>(
  'group_request_insert',
  `insert into group_requests (conversation_id, member_id, created_at) values ($1, $2, $3)
   on conflict do nothing returning member_id`,
);

export const deleteRequest = statement<{ member_id: string }>(
  'group_request_delete',
  'delete from group_requests where conversation_id = $1 and member_id = $2 returning member_id',
);

export const countRequests = statement<{ total: number }>(
  'group_request_count',
  `select count(*)::int as total from group_requests k join members m on m.id = k.member_id and m.state = 'active'
   where k.conversation_id = $1`,
);

/** $1 group, $2 whom, $3 by whom, $4 now. */
export const insertBan = statement(
  'group_ban_insert',
  `insert into group_bans (conversation_id, member_id, banned_by, created_at)
   select $1, id, $3, $4 from members where id = $2 on conflict do nothing`,
);

export const deleteBan = statement<{ member_id: string }>(
  'group_ban_delete',
  'delete from group_bans where conversation_id = $1 and member_id = $2 returning member_id',
);

const PERSON = 'm.id, m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum';

export type SinceRow = MemberCardRow & { since: Date };

/** $1 group, $2 and $3 time and id before the page, $4 how many, $5 who asks: a block hides nobody from those who decide. */
const listed = (table: 'group_requests' | 'group_bans'): string => `
  select ${PERSON}, k.created_at as since from ${table} k join members m on m.id = k.member_id and m.state = 'active'
  where k.conversation_id = $1 and (k.created_at, k.member_id) < ($2, $3)
  order by k.created_at desc, k.member_id desc limit $4`;

export const selectRequests = statement<SinceRow>('group_request_list', listed('group_requests'));
export const selectBans = statement<SinceRow>('group_ban_list', listed('group_bans'));

export type MemberRow = MemberCardRow & { role: GroupRole; joined_at: Date };

const RANK = `array_position(array['owner', 'admin', 'moderator'], s.role)`;
const WANTED = `($4::text is null or m.username ilike $4 or m.display_name ilike $4) and (m.id = $1 or (${knownTo('$1', 'm.id')}))`;

/** $1 who asks, $2 group, $3 how many, $4 a pattern for the name, $5 rank, $6 and $7 time and id before the page. */
export const selectRuling = statement<MemberRow>(
  'group_members_ruling',
  `select ${PERSON}, s.role, s.joined_at from conversation_members s join members m on m.id = s.member_id
   where s.conversation_id = $2 and s.role <> 'member' and ${WANTED}
     and (${RANK} > $5::int or (${RANK} = $5 and (s.joined_at, s.member_id) < ($6, $7)))
   order by ${RANK}, s.joined_at desc, s.member_id desc limit $3`,
);

/** $1 who asks, $2 group, $3 how many, $4 a pattern for the name, $5 and $6 time and id before the page. */
export const selectOrdinary = statement<MemberRow>(
  'group_members_ordinary',
  `select ${PERSON}, s.role, s.joined_at from conversation_members s join members m on m.id = s.member_id
   where s.conversation_id = $2 and s.role = 'member' and ${WANTED} and (s.joined_at, s.member_id) < ($5, $6)
   order by s.joined_at desc, s.member_id desc limit $3`,
);

/** $1 group, $2 who. */
export const selectMember = statement<MemberRow>(
  'group_member_one',
  `select ${PERSON}, s.role, s.joined_at from conversation_members s join members m on m.id = s.member_id
   where s.conversation_id = $1 and s.member_id = $2`,
);
