// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, many, type ConversationKind, type GroupCategory, type GroupPrivacy, type MemberId } from '#kernel';

export interface ExportGroupsRow {
  name: string | null;
  kind: ConversationKind;
  description: string;
  category: GroupCategory;
  tags: string[];
  privacy: GroupPrivacy;
  created_at: Date;
}

export const exportGroups = many<{ memberId: MemberId }, ExportGroupsRow>(
  'groups_export_groups',
  `select c.title as name, c.kind, g.description, g.category, g.tags, g.privacy, c.created_at
from conversation_members s join conversations c on c.id = s.conversation_id join groups g on g.conversation_id = c.id
where s.member_id = $1 and s.role = 'owner' order by c.id`,
  (p) => [p.memberId],
);

export interface ExportInvitesRow {
  in_group: string | null;
  uses: number;
  max_uses: number | null;
  expires_at: Date | null;
  created_at: Date;
}

export const exportInvites = many<{ memberId: MemberId }, ExportInvitesRow>(
  'groups_export_invites',
  `select c.title as in_group, k.uses, k.max_uses, k.expires_at, k.created_at
from group_invites k join conversations c on c.id = k.conversation_id where k.made_by = $1 order by k.created_at`,
  (p) => [p.memberId],
);

export interface ExportRequestsRow {
  in_group: string | null;
  created_at: Date;
}

export const exportRequests = many<{ memberId: MemberId }, ExportRequestsRow>(
  'groups_export_requests',
  `select c.title as in_group, k.created_at
from group_requests k join conversations c on c.id = k.conversation_id where k.member_id = $1 order by k.created_at`,
  (p) => [p.memberId],
);

export interface ExportBansRow {
  in_group: string | null;
  created_at: Date;
}

export const exportBans = many<{ memberId: MemberId }, ExportBansRow>(
  'groups_export_bans',
  `select c.title as in_group, k.created_at
from group_bans k join conversations c on c.id = k.conversation_id where k.member_id = $1 order by k.created_at`,
  (p) => [p.memberId],
);

export interface ExportBotsRow {
  in_group: string | null;
  name: string;
  created_at: Date;
}

export const exportBots = many<{ memberId: MemberId }, ExportBotsRow>(
  'groups_export_bots',
  `select c.title as in_group, k.name, k.created_at
from group_bots k join conversations c on c.id = k.conversation_id where k.made_by = $1 order by k.created_at`,
  (p) => [p.memberId],
);

export interface ExportHeldRow {
  in_group: string | null;
  draft: unknown;
  created_at: Date;
}

/** Whose words they pass on is not theirs to take along. */
export const exportHeld = many<{ memberId: MemberId }, ExportHeldRow>(
  'groups_export_held',
  `select c.title as in_group, k.draft - 'forwardedFrom' as draft, k.created_at
from held_messages k join conversations c on c.id = k.conversation_id where k.sender_id = $1 order by k.created_at`,
  (p) => [p.memberId],
);

export const eraseRequests = exec<{ memberId: MemberId }>(
  'groups_erase_requests',
  `delete from group_requests where member_id = $1`,
  (p) => [p.memberId],
);

export const eraseBans = exec<{ memberId: MemberId }>(
  'groups_erase_bans',
  `delete from group_bans where member_id = $1`,
  (p) => [p.memberId],
);

export const forgetBanner = exec<{ memberId: MemberId }>(
  'groups_forget_banner',
  `update group_bans set banned_by = null where banned_by = $1`,
  (p) => [p.memberId],
);

export const eraseHeld = exec<{ memberId: MemberId }>(
  'groups_erase_held',
  `delete from held_messages where sender_id = $1`,
  (p) => [p.memberId],
);

/** Whose words wait to be passed on is not told any more. Little waits at a time. */
export const clearHeldForwards = exec<{ memberId: MemberId }>(
  'groups_clear_held_forwards',
  `update held_messages set draft = draft - 'forwardedFrom' where draft ->> 'forwardedFrom' = $1::uuid::text`,
  (p) => [p.memberId],
);

export const eraseInvites = exec<{ memberId: MemberId }>(
  'groups_erase_invites',
  `delete from group_invites where made_by = $1`,
  (p) => [p.memberId],
);

export const eraseBots = exec<{ memberId: MemberId }>(
  'groups_erase_bots',
  `delete from group_bots where made_by = $1`,
  (p) => [p.memberId],
);
