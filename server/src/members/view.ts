import type { Badge, MemberCard, OwnProfileView, ProfileView } from '@wagram/contract/members';
import { isOperator, type Config, type MemberId } from '#kernel';
import type { Member } from './members.gen.ts';

export const toBadge = (member: { platinum: boolean; verified: boolean; verifiedBy: string | null }): Badge | null => {
  // D28: the mark stands in place of every badge.
  if (member.verifiedBy === 'demo') return 'demo';
  if (member.platinum) return 'platinum';
  if (!member.verified) return null;
  if (member.verifiedBy === 'x') return 'gold_x';
  return member.verifiedBy === 'early' ? 'gold_early' : 'gold';
};

/** The same of a row that has a member joined, or nobody. */
export const badgeOf = (row: {
  platinum: boolean | null;
  verified: boolean | null;
  verified_by: string | null;
}): Badge | null =>
  toBadge({ platinum: row.platinum === true, verified: row.verified === true, verifiedBy: row.verified_by });

export const toProfileView = (member: Member): ProfileView => ({
  id: member.id,
  username: member.username,
  displayName: member.displayName,
  avatar_url: member.avatarUrl,
  bio: member.bio,
  verified: member.verified,
  badge: toBadge(member),
  followers_count: member.followersCount,
  following_count: member.followingCount,
  posts_count: member.postsCount,
  twitter_id: member.twitterId,
  twitter_username: member.twitterUsername,
  twitter_link: member.twitterLink,
  twitter_followers_count: member.twitterFollowersCount,
  discord_link: member.discordLink,
  telegram_link: member.telegramLink,
  creator_category: member.creatorCategory,
  banner_url: member.bannerUrl,
  website: member.website,
  shows_likes: member.showsLikes,
  pinned_post_id: member.pinnedPostId,
  created_at: member.createdAt.toISOString(),
  updated_at: member.updatedAt.toISOString(),
});

/** With what only its owner may see. */
export const toOwnProfileView = (config: Pick<Config, 'operators'>, member: Member): OwnProfileView => ({
  ...toProfileView(member),
  email: member.email,
  email_verified: member.emailVerifiedAt !== null,
  demo: member.demo,
  state: member.state === 'suspended' ? 'suspended' : 'active',
  operator: isOperator(config, {
    handle: member.username,
    verifiedEmail: member.emailVerifiedAt === null ? null : member.email,
    demo: member.demo,
  }),
  private: member.private,
  needs_welcome: member.welcomedAt === null && !member.demo,
});

export interface MemberCardRow {
  id: MemberId;
  username: string;
  display_name: string;
  avatar_url: string | null;
  verified: boolean;
  verified_by: string | null;
  platinum: boolean;
}

/** One line of a list of people. */
export const toMemberCard = (row: MemberCardRow): MemberCard => ({
  id: row.id,
  username: row.username,
  displayName: row.display_name,
  avatar_url: row.avatar_url,
  verified: row.verified,
  badge: badgeOf(row),
});
