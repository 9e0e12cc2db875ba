import * as z from 'zod/mini';
import { idOf, type ConversationId, type GroupBotId } from '#kernel';
import { memberCard } from '#members';
import { GROUP_CATEGORIES } from './limits.ts';

export const groupKind = z.enum(['group', 'channel']);
export type GroupKind = z.output<typeof groupKind>;
export const groupRole = z.enum(['owner', 'admin', 'moderator', 'member']);
export type GroupRole = z.output<typeof groupRole>;
export const groupPrivacy = z.enum(['public', 'private']);

/** As much of a group as a list and an invite show. */
export const groupCard = z.object({
  /** Also the id of its conversation. */
  id: idOf<ConversationId>(),
  kind: groupKind,
  name: z.string(),
  description: z.string(),
  category: z.enum(GROUP_CATEGORIES),
  tags: z.array(z.string()),
  avatar_url: z.nullable(z.string()),
  privacy: groupPrivacy,
  members_count: z.int(),
  created_at: z.iso.datetime(),
  /** The viewer's: null when they are not in it. */
  role: z.nullable(groupRole),
  /** They asked to be let in and wait. */
  is_requested: z.boolean(),
  /** TLK-04: the viewer was banned, and is shown no way in. */
  is_banned: z.boolean(),
});
export type GroupCard = z.output<typeof groupCard>;

export const groupView = z.extend(groupCard, {
  /** null: no limit (a channel). */
  memberLimit: z.nullable(z.int()),
  mediaSharing: z.boolean(),
  voiceMessages: z.boolean(),
  pollsVoting: z.boolean(),
  botIntegration: z.boolean(),
  autoModeration: z.boolean(),
  slowMode: z.boolean(),
  messageApproval: z.boolean(),
  /** TLK-03: of a channel: members may write under its posts. */
  comments: z.boolean(),
  slowSeconds: z.int(),
  /** Words that auto moderation keeps out; told to moderators and above. */
  words: z.array(z.string()),
  /** null once their account is gone and nobody followed them. */
  owner: z.nullable(memberCard),
  can_write: z.boolean(),
  /** Of moderators and above: how many wait. */
  requests_count: z.int(),
  held_count: z.int(),
});
export type GroupView = z.output<typeof groupView>;

export const groupMember = z.extend(memberCard, { role: groupRole, joined_at: z.iso.datetime() });
export type GroupMember = z.output<typeof groupMember>;

export const groupRequest = z.extend(memberCard, { requested_at: z.iso.datetime() });
export type GroupRequest = z.output<typeof groupRequest>;

export const groupBan = z.extend(memberCard, { banned_at: z.iso.datetime() });
export type GroupBan = z.output<typeof groupBan>;

/** Its address is /join/{code}. */
export const groupInvite = z.object({
  code: z.string(),
  made_by: z.nullable(z.string()),
  /** Whoever comes by it waits to be let in. */
  needs_approval: z.boolean(),
  uses: z.int(),
  max_uses: z.nullable(z.int()),
  expires_at: z.nullable(z.iso.datetime()),
  created_at: z.iso.datetime(),
});
export type GroupInvite = z.output<typeof groupInvite>;

export const groupBot = z.object({ id: idOf<GroupBotId>(), name: z.string(), created_at: z.iso.datetime() });
export type GroupBot = z.output<typeof groupBot>;
