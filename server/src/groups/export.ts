import { statement, type Db } from '#kernel';

const selectGroups = statement(
  'group_export',
  `select c.title as name, c.kind, g.description, g.category, g.tags, g.privacy, c.created_at
   from conversation_members s join conversations c on c.id = s.conversation_id join groups g on g.conversation_id = c.id
   where s.member_id = $1 and s.role = 'owner' order by c.id`,
);
const titled = (columns: string, table: string, whose: string): string =>
  `select c.title as in_group, ${columns} from ${table} k join conversations c on c.id = k.conversation_id
   where k.${whose} = $1 order by k.created_at`;
const selectInvites = statement(
  'group_invite_export',
  titled('k.uses, k.max_uses, k.expires_at, k.created_at', 'group_invites', 'made_by'),
);
const selectRequests = statement('group_request_export', titled('k.created_at', 'group_requests', 'member_id'));
const selectBans = statement('group_ban_export', titled('k.created_at', 'group_bans', 'member_id'));
const selectBots = statement('group_bot_export', titled('k.name, k.created_at', 'group_bots', 'made_by'));
const selectHeld = statement('held_export', titled('k.draft, k.created_at', 'held_messages', 'sender_id'));

/** Groups of their own, and what they asked, made or wrote in others. Where they sit is told by messages. */
export const exportOf = async (db: Db, memberId: string) => ({
  groups: await selectGroups(db, memberId),
  group_invites: await selectInvites(db, memberId),
  group_requests: await selectRequests(db, memberId),
  group_bans: await selectBans(db, memberId),
  group_bots: await selectBots(db, memberId),
  held_messages: await selectHeld(db, memberId),
});
