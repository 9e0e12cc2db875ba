import type { GroupCategory, GroupKind, GroupRole } from '@wagram/contract/groups';
import { statement, type Db } from '#kernel';
import { madeByRuler } from './makers.ts';

export interface CardRow {
  id: string;
  kind: GroupKind;
  title: string;
  avatar_url: string | null;
  members_count: number;
  member_limit: number | null;
  created_at: Date;
  description: string;
  category: GroupCategory;
  tags: string[];
  privacy: 'public' | 'private';
  /** What newcomers read from. */
  open_seq: number;
  role: GroupRole | null;
  is_requested: boolean;
}

export interface GroupRow extends CardRow {
  media_sharing: boolean;
  voice_messages: boolean;
  polls_voting: boolean;
  bot_integration: boolean;
  auto_moderation: boolean;
  slow_mode: boolean;
  message_approval: boolean;
  slow_seconds: number;
  words: string[];
  owner_id: string | null;
  owner_username: string;
  owner_name: string;
  owner_avatar_url: string | null;
  owner_verified: boolean;
  owner_verified_by: string | null;
  owner_platinum: boolean;
  requests_count: number;
  held_count: number;
}

/** A group as $1 sees it; null sees what everybody does. */
const CARD = `c.id, c.kind, c.title, c.avatar_url, c.members_count, c.member_limit, c.created_at, g.description, g.category, g.tags,
  g.privacy, g.open_seq, me.role,
  exists (select 1 from group_requests r where r.conversation_id = c.id and r.member_id = $1::uuid) as is_requested`;

const FROM = `groups g join conversations c on c.id = g.conversation_id
  left join conversation_members me on me.conversation_id = c.id and me.member_id = $1::uuid`;

/** Only those who run it know how many wait. */
const waiting = (table: 'group_requests' | 'held_messages', whose: 'member_id' | 'sender_id'): string =>
  `case when me.role <> 'member' then (select count(*)::int from ${table} w join members asker on asker.id = w.${whose}
     where w.conversation_id = c.id and asker.state = 'active') else 0 end`;

/** Whether a group `g` is there for somebody whose seat in it is `me`: a private or hidden one for its members alone. */
export const groupSeenFrom = `((g.privacy = 'public' and g.hidden_at is null) or me.role is not null)`;

/** $1 who asks, $2 which. */
export const selectGroup = statement<GroupRow>(
  'group_one',
  `select ${CARD}, g.media_sharing, g.voice_messages, g.polls_voting, g.bot_integration, g.auto_moderation, g.slow_mode,
     g.message_approval, g.slow_seconds, g.words, ${waiting('group_requests', 'member_id')} as requests_count, 
     ${waiting('held_messages', 'sender_id')} as held_count,
     o.id as owner_id, o.username as owner_username, o.display_name as owner_name, o.avatar_url as owner_avatar_url,
     o.verified as owner_verified, o.verified_by as owner_verified_by, o.platinum as owner_platinum
   from ${FROM}
     left join conversation_members seat on seat.conversation_id = c.id and seat.role = 'owner'
     left join members o on o.id = seat.member_id
   where g.conversation_id = $2 and ${groupSeenFrom}`,
);

/** $1 who asks, $2 and $3 size and id before the page, $4 how many, $5 kind, $6 category, $7 words in the name or a tag. */
export const selectGroups = statement<CardRow>(
  'group_list',
  `select ${CARD} from ${FROM}
   where g.privacy = 'public' and g.hidden_at is null and c.kind <> 'direct' and (c.members_count, c.id) < ($2, $3)
     and ($5::text is null or c.kind = $5) and ($6::text is null or g.category = $6)
     and ($7::text is null or position($7 in lower(c.title)) > 0 or $7 = any(g.tags))
   order by c.members_count desc, c.id desc limit $4`,
);

/** $1 who asks, $2 code, $3 now. What the invite leads to, if it still does. */
export const selectInvited = statement<CardRow & { needs_approval: boolean; expires_at: Date | null }>(
  'group_invited',
  `select ${CARD}, i.needs_approval, i.expires_at from ${FROM} join group_invites i on i.conversation_id = g.conversation_id
   where i.code = $2 and g.hidden_at is null and (i.expires_at is null or i.expires_at > $3)
     and (i.max_uses is null or i.uses < i.max_uses) and ${madeByRuler('i')}`,
);

/** $1 id, then the settings in the order of the columns. */
export const insertGroup = statement(
  'group_insert',
  `insert into groups (conversation_id, description, category, tags, privacy, media_sharing, voice_messages, polls_voting,
     bot_integration, auto_moderation, slow_mode, message_approval, slow_seconds, words)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
);

/** The same, where null leaves a setting as it is. */
export const updateGroup = statement(
  'group_update',
  `update groups set description = coalesce($2, description), category = coalesce($3, category), tags = coalesce($4, tags),
     privacy = coalesce($5, privacy), media_sharing = coalesce($6, media_sharing), voice_messages = coalesce($7, voice_messages),
     polls_voting = coalesce($8, polls_voting), bot_integration = coalesce($9, bot_integration),
     auto_moderation = coalesce($10, auto_moderation), slow_mode = coalesce($11, slow_mode),
     message_approval = coalesce($12, message_approval), slow_seconds = coalesce($13, slow_seconds), words = coalesce($14, words)
   where conversation_id = $1`,
);

/** What was said in private stays so. */
export const closeHistory = statement(
  'group_close_history',
  `update groups g set open_seq = c.last_seq from conversations c where g.conversation_id = $1 and c.id = $1 and c.kind = 'group'`,
);

/** $1 group, $2 when, or null to show it again. No row: it is so already. */
const updateHidden = statement<{ id: string }>(
  'group_hide',
  `update groups set hidden_at = $2 where conversation_id = $1 and (hidden_at is null) <> ($2::timestamptz is null)
   returning conversation_id as id`,
);

/** D13: what an operator decided. false: it is so already. */
export const hideGroup = async (tx: Db, groupId: string, hiddenAt: Date | null): Promise<boolean> =>
  (await updateHidden(tx, groupId, hiddenAt)).length > 0;

export const selectOwned = statement<{ id: string }>(
  'group_owned',
  `select conversation_id as id from conversation_members where member_id = $1 and role = 'owner'`,
);

/** Whose word those who run it wait for. */
export const selectRulers = statement<{ member_id: string }>(
  'group_rulers',
  `select member_id from conversation_members where conversation_id = $1 and role <> 'member' limit 200`,
);
