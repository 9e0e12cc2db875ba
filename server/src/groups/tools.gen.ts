// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, many, maybe, one, type ConversationId, type GroupBotId, type MemberId } from '#kernel';

export interface TakeInviteRow {
  needs_approval: boolean;
}

/** One use of it, if there is one left, however many come at once. */
export const takeInvite = maybe<{ code: string; now: Date }, TakeInviteRow>(
  'groups_take_invite',
  `update group_invites i set uses = uses + 1 where code = $1 and (i.expires_at is null or i.expires_at > $2) and (i.max_uses is null or i.uses < i.max_uses) and exists (
  select 1 from conversation_members maker join members known on known.id = maker.member_id
  where maker.conversation_id = i.conversation_id and maker.member_id = i.made_by
    and maker.role in ('owner', 'admin') and maker.joined_at <= i.created_at and known.state = 'active'
) returning needs_approval`,
  (p) => [p.code, p.now],
);

export interface SelectWaitingRow {
  found: boolean;
}

/** Has somebody asked to come in already, where this invite only lets them ask? */
export const selectWaiting = one<{ code: string; memberId: MemberId }, SelectWaitingRow>(
  'groups_select_waiting',
  `select exists (
  select 1 from group_invites i join group_requests r on r.conversation_id = i.conversation_id
  where i.code = $1 and i.needs_approval and r.member_id = $2
) as found`,
  (p) => [p.code, p.memberId],
);

export interface SelectInviteGroupRow {
  conversation_id: ConversationId;
}

export const selectInviteGroup = maybe<{ code: string }, SelectInviteGroupRow>(
  'groups_select_invite_group',
  `select conversation_id from group_invites where code = $1`,
  (p) => [p.code],
);

export const insertInvite = exec<{ code: string; groupId: ConversationId; madeBy: MemberId; needsApproval: boolean; maxUses: number | null; expiresAt: Date | null; now: Date }>(
  'groups_insert_invite',
  `insert into group_invites (code, conversation_id, made_by, needs_approval, max_uses, expires_at, created_at)
values ($1, $2, $3, $4, $5, $6, $7)`,
  (p) => [p.code, p.groupId, p.madeBy, p.needsApproval, p.maxUses, p.expiresAt, p.now],
);

export interface InviteRow {
  code: string;
  maker: string | null;
  needs_approval: boolean;
  uses: number;
  max_uses: number | null;
  expires_at: Date | null;
  created_at: Date;
}

export const selectInvites = many<{ groupId: ConversationId; now: Date }, InviteRow>(
  'groups_select_invites',
  `select i.code, m.username as maker, i.needs_approval, i.uses, i.max_uses, i.expires_at, i.created_at
from group_invites i left join members m on m.id = i.made_by
where i.conversation_id = $1 and (i.expires_at is null or i.expires_at > $2) and (i.max_uses is null or i.uses < i.max_uses) and exists (
  select 1 from conversation_members maker join members known on known.id = maker.member_id
  where maker.conversation_id = i.conversation_id and maker.member_id = i.made_by
    and maker.role in ('owner', 'admin') and maker.joined_at <= i.created_at and known.state = 'active'
) order by i.created_at desc, i.code`,
  (p) => [p.groupId, p.now],
);

export const deleteInvite = exec<{ groupId: ConversationId; code: string }>(
  'groups_delete_invite',
  `delete from group_invites where conversation_id = $1 and code = $2`,
  (p) => [p.groupId, p.code],
);

/** What has been used up makes room; an account that was switched off may come back. */
export const deleteDeadInvites = exec<{ groupId: ConversationId; now: Date }>(
  'groups_delete_dead_invites',
  `delete from group_invites i where conversation_id = $1 and not ((i.expires_at is null or i.expires_at > $2) and (i.max_uses is null or i.uses < i.max_uses))`,
  (p) => [p.groupId, p.now],
);

export interface BotRow {
  id: GroupBotId;
  name: string;
  created_at: Date;
}

export const selectBots = many<{ groupId: ConversationId }, BotRow>(
  'groups_select_bots',
  `select id, name, created_at from group_bots b
where conversation_id = $1 and exists (
  select 1 from conversation_members maker join members known on known.id = maker.member_id
  where maker.conversation_id = b.conversation_id and maker.member_id = b.made_by
    and maker.role in ('owner', 'admin') and maker.joined_at <= b.created_at and known.state = 'active'
) order by created_at, id`,
  (p) => [p.groupId],
);

/** Of its token only the hash is kept. */
export const insertBot = exec<{ id: GroupBotId; groupId: ConversationId; name: string; tokenHash: string; madeBy: MemberId; now: Date }>(
  'groups_insert_bot',
  `insert into group_bots (id, conversation_id, name, token_hash, made_by, created_at)
values ($1, $2, $3, $4, $5, $6)`,
  (p) => [p.id, p.groupId, p.name, p.tokenHash, p.madeBy, p.now],
);

export const deleteBot = exec<{ groupId: ConversationId; id: GroupBotId }>(
  'groups_delete_bot',
  `delete from group_bots where conversation_id = $1 and id = $2`,
  (p) => [p.groupId, p.id],
);

export interface SelectSpeakerRow {
  id: GroupBotId;
  name: string;
  conversation_id: ConversationId;
  bot_integration: boolean;
}

export const selectSpeaker = maybe<{ tokenHash: string }, SelectSpeakerRow>(
  'groups_select_speaker',
  `select b.id, b.name, b.conversation_id, g.bot_integration from group_bots b join groups g using (conversation_id)
where b.token_hash = $1 and exists (
  select 1 from conversation_members maker join members known on known.id = maker.member_id
  where maker.conversation_id = b.conversation_id and maker.member_id = b.made_by
    and maker.role in ('owner', 'admin') and maker.joined_at <= b.created_at and known.state = 'active'
)`,
  (p) => [p.tokenHash],
);

/** Housekeeping: with the seat, what was made in it can never be used again. */
export const deleteBotsOf = exec<{ groupId: ConversationId; memberId: MemberId }>(
  'groups_delete_bots_of',
  `delete from group_bots where conversation_id = $1 and made_by = $2`,
  (p) => [p.groupId, p.memberId],
);

export const deleteInvitesOf = exec<{ groupId: ConversationId; memberId: MemberId }>(
  'groups_delete_invites_of',
  `delete from group_invites where conversation_id = $1 and made_by = $2`,
  (p) => [p.groupId, p.memberId],
);
