import * as z from 'zod/mini';
import { idOf, type ConversationId, type MemberId } from '#kernel';
import { badge, creatorCategory, memberCard } from '#members';
import { GROUP_CATEGORIES, groupKind } from '#groups';

/** EXPL-02: a public group or channel. */
export const communityView = z.object({
  id: idOf<ConversationId>(),
  kind: groupKind,
  name: z.string(),
  description: z.string(),
  members: z.int(),
  category: z.enum(GROUP_CATEGORIES),
  tags: z.array(z.string()),
  isJoined: z.boolean(),
  /** The viewer's own: it is handed over before it is left. */
  isOwner: z.boolean(),
  avatar: z.nullable(z.string()),
  /** Many of its members came within the last week. */
  trending: z.boolean(),
});
export type CommunityView = z.output<typeof communityView>;

/** EXPL-02: somebody who gained followers, or whose posts were received, within thirty days. */
export const creatorView = z.object({
  id: idOf<MemberId>(),
  username: z.string(),
  displayName: z.string(),
  bio: z.nullable(z.string()),
  followers: z.int(),
  posts: z.int(),
  category: z.nullable(creatorCategory),
  isFollowing: z.boolean(),
  avatar: z.nullable(z.string()),
  verified: z.boolean(),
  badge: z.nullable(badge),
  /** Followers of the last thirty days who still follow. */
  gained: z.int(),
  /** What their posts received in these days: likes, comments and shares. */
  engagement: z.int(),
});
export type CreatorView = z.output<typeof creatorView>;

/** Why somebody is suggested. */
export const suggestionReason = z.discriminatedUnion('kind', [
  /** Up to two names of those whom the viewer follows, and how many of them follow this member. */
  z.object({ kind: z.literal('friends'), names: z.array(z.string()), count: z.int() }),
  /** They write about a hashtag that the viewer follows. */
  z.object({ kind: z.literal('topic'), tag: z.string() }),
  z.object({ kind: z.literal('popular') }),
]);
export type SuggestionReason = z.output<typeof suggestionReason>;

/** SOC-15: somebody whom the viewer neither follows nor has asked. */
export const suggestionView = z.extend(memberCard, {
  bio: z.nullable(z.string()),
  follows_you: z.boolean(),
  reason: suggestionReason,
});
export type SuggestionView = z.output<typeof suggestionView>;
