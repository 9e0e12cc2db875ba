// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, many, maybe, type ConversationId, type ConversationKind, type ConversationMemberRole, type GroupCategory, type GroupPrivacy, type MemberId, type MemberVerifiedBy } from '#kernel';

export interface GroupRow {
  id: ConversationId;
  kind: 'group' | 'channel';
  title: string;
  avatar_url: string | null;
  members_count: number;
  member_limit: number | null;
  created_at: Date;
  description: string;
  category: GroupCategory;
  tags: string[];
  privacy: GroupPrivacy;
  open_seq: number;
  role: ConversationMemberRole | null;
  is_requested: boolean;
  is_banned: boolean;
  media_sharing: boolean;
  voice_messages: boolean;
  polls_voting: boolean;
  bot_integration: boolean;
  auto_moderation: boolean;
  slow_mode: boolean;
  message_approval: boolean;
  comments: boolean;
  slow_seconds: number;
  words: string[];
  requests_count: number;
  held_count: number;
  owner_id: MemberId | null;
  owner_username: string | null;
  owner_name: string | null;
  owner_avatar_url: string | null;
  owner_verified: boolean | null;
  owner_verified_by: MemberVerifiedBy | null;
  owner_platinum: boolean | null;
}

export const selectGroup = maybe<{ viewer: MemberId | null; groupId: ConversationId }, GroupRow>(
  'groups_select_group',
  `select c.id, case c.kind when 'channel' then 'channel' else 'group' end as kind, c.title as title, c.avatar_url, c.members_count, c.member_limit, c.created_at, g.description,
  g.category, g.tags, g.privacy, g.open_seq, me.role,
  exists (select 1 from group_requests r where r.conversation_id = c.id and r.member_id = $1) as is_requested,
  exists (select 1 from group_bans b where b.conversation_id = c.id and b.member_id = $1) as is_banned, g.media_sharing, g.voice_messages, g.polls_voting, g.bot_integration, g.auto_moderation,
  g.slow_mode, g.message_approval, g.comments, g.slow_seconds, g.words, case when me.role <> 'member' then (
    select count(*)::int from group_requests w join members asker on asker.id = w.member_id
    where w.conversation_id = c.id and asker.state = 'active'
  ) else 0 end as requests_count,
  case when me.role <> 'member' then (
    select count(*)::int from held_messages w join members asker on asker.id = w.sender_id
    where w.conversation_id = c.id and asker.state = 'active'
  ) else 0 end as held_count, o.id as owner_id, o.username as owner_username,
  o.display_name as owner_name, o.avatar_url as owner_avatar_url, o.verified as owner_verified,
  o.verified_by as owner_verified_by, o.platinum as owner_platinum
from groups g join conversations c on c.id = g.conversation_id
  left join conversation_members me on me.conversation_id = c.id and me.member_id = $1
  left join conversation_members seat on seat.conversation_id = c.id and seat.role = 'owner'
  left join members o on o.id = seat.member_id
where g.conversation_id = $2 and ((g.privacy = 'public' and g.hidden_at is null) or me.role is not null)`,
  (p) => [p.viewer, p.groupId],
);

export interface GroupCardRow {
  id: ConversationId;
  kind: 'group' | 'channel';
  title: string;
  avatar_url: string | null;
  members_count: number;
  member_limit: number | null;
  created_at: Date;
  description: string;
  category: GroupCategory;
  tags: string[];
  privacy: GroupPrivacy;
  open_seq: number;
  role: ConversationMemberRole | null;
  is_requested: boolean;
  is_banned: boolean;
}

/** Largest first; `words` are looked for in the name, or are a tag. */
export const selectGroups = many<{ viewer: MemberId | null; beforeSize: number; beforeId: ConversationId; kind: ConversationKind | null; category: GroupCategory | null; words: string | null; limit: bigint | number }, GroupCardRow>(
  'groups_select_groups',
  `select c.id, case c.kind when 'channel' then 'channel' else 'group' end as kind, c.title as title, c.avatar_url, c.members_count, c.member_limit, c.created_at, g.description,
  g.category, g.tags, g.privacy, g.open_seq, me.role,
  exists (select 1 from group_requests r where r.conversation_id = c.id and r.member_id = $1) as is_requested,
  exists (select 1 from group_bans b where b.conversation_id = c.id and b.member_id = $1) as is_banned from groups g join conversations c on c.id = g.conversation_id
  left join conversation_members me on me.conversation_id = c.id and me.member_id = $1
where g.privacy = 'public' and g.hidden_at is null and c.kind <> 'direct' and (c.members_count, c.id) < ($2, $3)
  and ($4::text is null or c.kind = $4) and ($5::text is null or g.category = $5)
  and ($6::text is null or position($6 in lower(c.title)) > 0 or $6 = any(g.tags))
order by c.members_count desc, c.id desc limit $7`,
  (p) => [p.viewer, p.beforeSize, p.beforeId, p.kind, p.category, p.words, p.limit],
);

export interface SelectInvitedRow {
  id: ConversationId;
  kind: 'group' | 'channel';
  title: string;
  avatar_url: string | null;
  members_count: number;
  member_limit: number | null;
  created_at: Date;
  description: string;
  category: GroupCategory;
  tags: string[];
  privacy: GroupPrivacy;
  open_seq: number;
  role: ConversationMemberRole | null;
  is_requested: boolean;
  is_banned: boolean;
  needs_approval: boolean;
  expires_at: Date | null;
}

/** What an invite leads to, if it still does. */
export const selectInvited = maybe<{ viewer: MemberId | null; code: string; now: Date }, SelectInvitedRow>(
  'groups_select_invited',
  `select c.id, case c.kind when 'channel' then 'channel' else 'group' end as kind, c.title as title, c.avatar_url, c.members_count, c.member_limit, c.created_at, g.description,
  g.category, g.tags, g.privacy, g.open_seq, me.role,
  exists (select 1 from group_requests r where r.conversation_id = c.id and r.member_id = $1) as is_requested,
  exists (select 1 from group_bans b where b.conversation_id = c.id and b.member_id = $1) as is_banned, i.needs_approval, i.expires_at
from groups g join conversations c on c.id = g.conversation_id
  left join conversation_members me on me.conversation_id = c.id and me.member_id = $1 join group_invites i on i.conversation_id = g.conversation_id
where i.code = $2 and g.hidden_at is null and (i.expires_at is null or i.expires_at > $3) and (i.max_uses is null or i.uses < i.max_uses) and exists (
  select 1 from conversation_members maker join members known on known.id = maker.member_id
  where maker.conversation_id = i.conversation_id and maker.member_id = i.made_by
    and maker.role in ('owner', 'admin') and maker.joined_at <= i.created_at and known.state = 'active'
)`,
  (p) => [p.viewer, p.code, p.now],
);

export interface GroupRules {
  kind: 'group' | 'channel';
  role: ConversationMemberRole;
  joined_at: Date;
  media_sharing: boolean;
  voice_messages: boolean;
  polls_voting: boolean;
  auto_moderation: boolean;
  slow_mode: boolean;
  slow_seconds: number;
  message_approval: boolean;
  comments: boolean;
  words: string[];
}

/** What may be said there. No row: it is no group, or they are not in it. */
export const selectGroupRules = maybe<{ viewer: MemberId; groupId: ConversationId }, GroupRules>(
  'groups_select_group_rules',
  `select case c.kind when 'channel' then 'channel' else 'group' end as kind, me.role, me.joined_at, g.media_sharing, g.voice_messages, g.polls_voting, g.auto_moderation,
  g.slow_mode, g.slow_seconds, g.message_approval, g.comments, g.words
from groups g join conversations c on c.id = g.conversation_id
  join conversation_members me on me.conversation_id = c.id and me.member_id = $1
where g.conversation_id = $2`,
  (p) => [p.viewer, p.groupId],
);

export const insertGroup = exec<{ groupId: ConversationId; description: string; category: GroupCategory; tags: readonly string[]; privacy: GroupPrivacy; mediaSharing: boolean; voiceMessages: boolean; pollsVoting: boolean; botIntegration: boolean; autoModeration: boolean; slowMode: boolean; messageApproval: boolean; comments: boolean; slowSeconds: number; words: readonly string[] }>(
  'groups_insert_group',
  `insert into groups (conversation_id, description, category, tags, privacy, media_sharing, voice_messages, polls_voting,
  bot_integration, auto_moderation, slow_mode, message_approval, comments, slow_seconds, words)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9,
  $10, $11, $12, $13, $14, $15)`,
  (p) => [p.groupId, p.description, p.category, p.tags, p.privacy, p.mediaSharing, p.voiceMessages, p.pollsVoting, p.botIntegration, p.autoModeration, p.slowMode, p.messageApproval, p.comments, p.slowSeconds, p.words],
);

/** Null leaves a setting as it is. */
export const updateGroup = exec<{ description: string | null; category: GroupCategory | null; tags: readonly string[] | null; privacy: GroupPrivacy | null; mediaSharing: boolean | null; voiceMessages: boolean | null; pollsVoting: boolean | null; botIntegration: boolean | null; autoModeration: boolean | null; slowMode: boolean | null; messageApproval: boolean | null; comments: boolean | null; slowSeconds: number | null; words: readonly string[] | null; groupId: ConversationId }>(
  'groups_update_group',
  `update groups set description = coalesce($1, description), category = coalesce($2, category),
  tags = coalesce($3, tags), privacy = coalesce($4, privacy), media_sharing = coalesce($5, media_sharing),
  voice_messages = coalesce($6, voice_messages), polls_voting = coalesce($7, polls_voting),
  bot_integration = coalesce($8, bot_integration), auto_moderation = coalesce($9, auto_moderation),
  slow_mode = coalesce($10, slow_mode), message_approval = coalesce($11, message_approval),
  comments = coalesce($12, comments), slow_seconds = coalesce($13, slow_seconds), words = coalesce($14, words)
where conversation_id = $15`,
  (p) => [p.description, p.category, p.tags, p.privacy, p.mediaSharing, p.voiceMessages, p.pollsVoting, p.botIntegration, p.autoModeration, p.slowMode, p.messageApproval, p.comments, p.slowSeconds, p.words, p.groupId],
);

/** What was said in private stays so. */
export const closeHistory = exec<{ groupId: ConversationId }>(
  'groups_close_history',
  `update groups g set open_seq = c.last_seq from conversations c
where g.conversation_id = $1 and c.id = $1 and c.kind = 'group'`,
  (p) => [p.groupId],
);

/** Since when it is hidden, or null to show it again. Changes nothing when it is so already. */
export const setHidden = exec<{ hiddenAt: Date | null; groupId: ConversationId }>(
  'groups_set_hidden',
  `update groups set hidden_at = $1
where conversation_id = $2 and (hidden_at is null) <> ($1::timestamptz is null)`,
  (p) => [p.hiddenAt, p.groupId],
);

/** Whoever makes many groups at once makes them one after the other. */
export const lockOwner = exec<{ memberId: MemberId }>(
  'groups_lock_owner',
  `select id from members where id = $1 for no key update`,
  (p) => [p.memberId],
);

export interface SelectOwnedRow {
  id: ConversationId;
}

export const selectOwned = many<{ memberId: MemberId }, SelectOwnedRow>(
  'groups_select_owned',
  `select conversation_id as id from conversation_members where member_id = $1 and role = 'owner'`,
  (p) => [p.memberId],
);
