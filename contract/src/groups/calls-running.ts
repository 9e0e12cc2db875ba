import * as z from 'zod/mini';
import {
  actorId,
  defineCall,
  idOf,
  nextCursor,
  pageInput,
  textUpTo,
  type ConversationId,
  type GroupBotId,
  type MemberId,
  type MessageId,
} from '#kernel';
import { messageView } from '#messages';
import { groupErrors } from './errors.ts';
import { BOT_NAME_MAX, INVITE_HOURS_MAX, INVITE_USES_MAX } from './limits.ts';
import { groupBan, groupBot, groupInvite, groupMember, groupRequest } from './views.ts';

// What those who run a group do. Moderators: remove, ban, let in, hold and approve, delete messages (actOnMessage). Admins:
// also settings, invites, bots, and roles below their own. The owner: everything, also handing it over and deleting it.
const errors = groupErrors;
const inGroup = { user_id: actorId, group_id: idOf<ConversationId>() };
const answer = z.enum(['accept', 'decline']);

/** Of a channel only admins see the list. Owner, admins and moderators first, then who came last. */
export const listMembers = defineCall({
  method: 'GET',
  path: '/api/groups/members',
  summary: 'Who is in a group, those who run it first',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({ ...inGroup, q: z.optional(z.string().check(z.maxLength(100))), ...pageInput }),
  reply: z.object({ members: z.array(groupMember), next_cursor: nextCursor, total: z.int() }),
});

export const addMember = defineCall({
  method: 'POST',
  path: '/api/groups/members',
  summary: 'Add somebody who follows the one who adds; admins may',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({ ...inGroup, member_id: idOf<MemberId>() }),
  reply: z.object({ member: groupMember }),
});

export const changeMember = defineCall({
  method: 'PUT',
  path: '/api/groups/members',
  summary: 'Give a member another role, remove or ban them, lift a ban, or hand the group over to them',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({
    ...inGroup,
    member_id: idOf<MemberId>(),
    action: z.enum(['role', 'remove', 'ban', 'unban', 'transfer']),
    /** With the action `role`; an owner is made by `transfer`. */
    role: z.optional(z.enum(['admin', 'moderator', 'member'])),
  }),
  reply: z.object({ member: z.nullable(groupMember) }),
});

export const listGroupBans = defineCall({
  method: 'GET',
  path: '/api/groups/bans',
  summary: 'Who is banned from a group, last first; moderators may',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({ ...inGroup, ...pageInput }),
  reply: z.object({ bans: z.array(groupBan), next_cursor: nextCursor }),
});

export const listJoinRequests = defineCall({
  method: 'GET',
  path: '/api/groups/requests',
  summary: 'Who waits to be let in, last first; moderators may',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({ ...inGroup, ...pageInput }),
  reply: z.object({ requests: z.array(groupRequest), next_cursor: nextCursor, total: z.int() }),
});

export const answerJoinRequest = defineCall({
  method: 'POST',
  path: '/api/groups/requests',
  summary: 'Let somebody in, or not',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({ ...inGroup, member_id: idOf<MemberId>(), action: answer }),
  reply: z.object({ total: z.int() }),
});

export const listInvites = defineCall({
  method: 'GET',
  path: '/api/groups/invites',
  summary: 'Invite links of a group that still lead in; admins may',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object(inGroup),
  reply: z.object({ invites: z.array(groupInvite) }),
});

export const createInvite = defineCall({
  method: 'POST',
  path: '/api/groups/invites',
  summary: 'Make an invite link, with an end and a number of uses if wanted',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({
    ...inGroup,
    /** null: it does not end. */
    hours: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(INVITE_HOURS_MAX)))),
    max_uses: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(INVITE_USES_MAX)))),
    /** Absent: a private group asks, a public one does not. */
    needs_approval: z.optional(z.boolean()),
  }),
  reply: z.object({ invite: groupInvite }),
  once: () => true,
});

export const revokeInvite = defineCall({
  method: 'DELETE',
  path: '/api/groups/invites',
  summary: 'Take an invite link back',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({ ...inGroup, code: z.string().check(z.minLength(1), z.maxLength(64)) }),
  reply: z.object({}),
});

export const listBots = defineCall({
  method: 'GET',
  path: '/api/groups/bots',
  summary: 'Bots that may speak in a group; admins may see',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object(inGroup),
  reply: z.object({ bots: z.array(groupBot) }),
});

/** The token is told this once: only its hash is kept. */
export const createBot = defineCall({
  method: 'POST',
  path: '/api/groups/bots',
  summary: 'Add a bot and get its token',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({
    ...inGroup,
    name: textUpTo(BOT_NAME_MAX, `A name has at most ${BOT_NAME_MAX} characters`).check(
      z.refine((text) => text.trim() !== '', 'Give it a name'),
    ),
  }),
  reply: z.object({ bot: groupBot, token: z.string() }),
});

export const removeBot = defineCall({
  method: 'DELETE',
  path: '/api/groups/bots',
  summary: 'Remove a bot: its token is dead at once',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({ ...inGroup, bot_id: idOf<GroupBotId>() }),
  reply: z.object({}),
});

/** Moderators see all of them, everybody else their own. */
export const listHeld = defineCall({
  method: 'GET',
  path: '/api/groups/held',
  summary: 'Messages that wait to be approved, oldest first',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({ ...inGroup, ...pageInput }),
  reply: z.object({ messages: z.array(messageView), next_cursor: nextCursor }),
});

/** Its sender may decline their own: that takes it back. */
export const answerHeld = defineCall({
  method: 'POST',
  path: '/api/groups/held',
  summary: 'Let a waiting message appear, or drop it',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({ ...inGroup, message_id: idOf<MessageId>(), action: answer }),
  reply: z.object({ message: z.nullable(messageView) }),
});
