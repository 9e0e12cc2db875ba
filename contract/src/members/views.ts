import * as z from 'zod/mini';
import { idOf, type MemberId, type PostId } from '#kernel';
import { CREATOR_CATEGORIES } from './limits.ts';

/** What a badge stands for; the screen says it when tapped. D28: 'demo' is no badge but the mark of a demo member. */
export const badge = z.enum(['platinum', 'gold_x', 'gold_early', 'gold', 'demo']);
export type Badge = z.output<typeof badge>;

/** EXPL-02. */
export const creatorCategory = z.enum(CREATOR_CATEGORIES);

/** DATA-01: a member as everybody may see them. */
export const profileView = z.object({
  id: idOf<MemberId>(),
  username: z.string(),
  displayName: z.string(),
  avatar_url: z.nullable(z.string()),
  bio: z.nullable(z.string()),
  verified: z.boolean(),
  badge: z.nullable(badge),
  followers_count: z.int(),
  following_count: z.int(),
  posts_count: z.int(),
  twitter_id: z.nullable(z.string()),
  twitter_username: z.nullable(z.string()),
  twitter_link: z.nullable(z.string()),
  twitter_followers_count: z.nullable(z.int()),
  discord_link: z.nullable(z.string()),
  telegram_link: z.nullable(z.string()),
  creator_category: z.nullable(creatorCategory),
  /** SOC-07. */
  banner_url: z.nullable(z.string()),
  website: z.nullable(z.string()),
  /** Everybody who sees the profile may see what they like; else they alone. */
  shows_likes: z.boolean(),
  pinned_post_id: z.nullable(idOf<PostId>()),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type ProfileView = z.output<typeof profileView>;

/** As much of a member as one line of a list shows. */
export const memberCard = z.pick(profileView, {
  id: true,
  username: true,
  displayName: true,
  avatar_url: true,
  verified: true,
  badge: true,
});
export type MemberCard = z.output<typeof memberCard>;

/** The same member as they see themselves. */
export const ownProfileView = z.extend(profileView, {
  email: z.nullable(z.string()),
  email_verified: z.boolean(),
  demo: z.boolean(),
  /** Suspended: they may see why, appeal, take their data along and leave. */
  state: z.enum(['active', 'suspended']),
  /** They run this network. */
  operator: z.boolean(),
  /** D20: only followers see their posts and lists. */
  private: z.boolean(),
  /** SOC-01: they are new here and have neither been welcomed nor skipped it. */
  needs_welcome: z.boolean(),
});
export type OwnProfileView = z.output<typeof ownProfileView>;
