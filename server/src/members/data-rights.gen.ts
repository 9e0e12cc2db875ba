// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { many, maybe, type MemberCreatorCategory, type MemberId, type MemberState, type MemberVerifiedBy, type PostId } from '#kernel';

export interface ExportMembersRow {
  id: MemberId;
  username: string;
  display_name: string;
  email: string | null;
  email_verified_at: Date | null;
  avatar_url: string | null;
  bio: string | null;
  verified: boolean;
  verified_by: MemberVerifiedBy | null;
  platinum: boolean;
  followers_count: number;
  following_count: number;
  posts_count: number;
  twitter_id: string | null;
  twitter_username: string | null;
  twitter_link: string | null;
  twitter_followers_count: number | null;
  discord_link: string | null;
  telegram_link: string | null;
  creator_category: MemberCreatorCategory | null;
  signup_number: number | null;
  private: boolean;
  state: MemberState;
  state_reason: string | null;
  erase_after: Date | null;
  welcomed_at: Date | null;
  banner_url: string | null;
  website: string | null;
  shows_likes: boolean;
  pinned_post_id: PostId | null;
  created_at: Date;
  updated_at: Date;
  invited_by: string | null;
  invited: unknown;
}

export const exportMembers = many<{ memberId: MemberId }, ExportMembersRow>(
  'members_export_members',
  `select m.id, m.username, m.display_name, m.email, m.email_verified_at, m.avatar_url, m.bio, m.verified, m.verified_by,
  m.platinum, m.followers_count, m.following_count, m.posts_count, m.twitter_id, m.twitter_username, m.twitter_link,
  m.twitter_followers_count, m.discord_link, m.telegram_link, m.creator_category, m.signup_number, m.private, m.state,
  m.state_reason, m.erase_after, m.welcomed_at, m.banner_url, m.website, m.shows_likes, m.pinned_post_id, m.created_at, m.updated_at, inviter.username as invited_by,
  (
    select coalesce(jsonb_agg(invited.username order by invited.id), '[]') from members invited where invited.invited_by = m.id
  ) as invited
from members m left join members inviter on inviter.id = m.invited_by where m.id = $1`,
  (p) => [p.memberId],
);

export interface EraseMemberRow {
  signup_number: number | null;
}

export const eraseMember = maybe<{ memberId: MemberId }, EraseMemberRow>(
  'members_erase_member',
  `delete from members where id = $1 returning signup_number`,
  (p) => [p.memberId],
);
