// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, many, maybe, type MemberCreatorCategory, type MemberId, type MemberState, type MemberVerifiedBy, type PostId } from '#kernel';

export interface Member {
  id: MemberId;
  username: string;
  displayName: string;
  email: string | null;
  emailVerifiedAt: Date | null;
  avatarUrl: string | null;
  bio: string | null;
  verified: boolean;
  verifiedBy: MemberVerifiedBy | null;
  platinum: boolean;
  followersCount: number;
  followingCount: number;
  postsCount: number;
  twitterId: string | null;
  twitterUsername: string | null;
  twitterLink: string | null;
  twitterFollowersCount: number | null;
  discordLink: string | null;
  telegramLink: string | null;
  creatorCategory: MemberCreatorCategory | null;
  signupNumber: number | null;
  invitedBy: MemberId | null;
  host: string | null;
  demo: boolean;
  private: boolean;
  state: MemberState;
  stateReason: string | null;
  eraseAfter: Date | null;
  welcomedAt: Date | null;
  bannerUrl: string | null;
  website: string | null;
  showsLikes: boolean;
  pinnedPostId: PostId | null;
  createdAt: Date;
  updatedAt: Date;
  language: string | null;
}

/** Only the fields that are named: what another device changes at the same moment stays. */
export const updateFields = maybe<{ now: Date; fields: readonly string[]; displayName: string | null; avatarUrl: string | null; bio: string | null; twitterLink: string | null; discordLink: string | null; telegramLink: string | null; bannerUrl: string | null; website: string | null; showsLikes: boolean | null; creatorCategory: MemberCreatorCategory | null; private: boolean | null; memberId: MemberId }, Member>(
  'members_update_fields',
  `update members m set updated_at = $1,
  display_name = case when 'displayName' = any($2::text[]) then $3 else m.display_name end,
  avatar_url = case when 'avatarUrl' = any($2) then $4 else m.avatar_url end,
  bio = case when 'bio' = any($2) then $5 else m.bio end,
  twitter_link = case when 'twitterLink' = any($2) then $6 else m.twitter_link end,
  discord_link = case when 'discordLink' = any($2) then $7 else m.discord_link end,
  telegram_link = case when 'telegramLink' = any($2) then $8 else m.telegram_link end,
  banner_url = case when 'bannerUrl' = any($2) then $9 else m.banner_url end,
  website = case when 'website' = any($2) then $10 else m.website end,
  shows_likes = case when 'showsLikes' = any($2) then $11 else m.shows_likes end,
  creator_category = case when 'creatorCategory' = any($2) then $12 else m.creator_category end,
  private = case when 'private' = any($2) then $13 else m.private end
where m.id = $14
returning m.id, m.username, m.display_name as "displayName", m.email, m.email_verified_at as "emailVerifiedAt",
  m.avatar_url as "avatarUrl", m.bio, m.verified, m.verified_by as "verifiedBy", m.platinum,
  m.followers_count as "followersCount", m.following_count as "followingCount", m.posts_count as "postsCount",
  m.twitter_id as "twitterId", m.twitter_username as "twitterUsername", m.twitter_link as "twitterLink",
  m.twitter_followers_count as "twitterFollowersCount", m.discord_link as "discordLink",
  m.telegram_link as "telegramLink", m.creator_category as "creatorCategory", m.signup_number as "signupNumber",
  m.invited_by as "invitedBy", m.host, m.demo, m.private, m.state, m.state_reason as "stateReason",
  m.erase_after as "eraseAfter", m.welcomed_at as "welcomedAt",
  m.banner_url as "bannerUrl", m.website, m.shows_likes as "showsLikes", m.pinned_post_id as "pinnedPostId", m.created_at as "createdAt", m.updated_at as "updatedAt",
  coalesce((select chosen.choices -> 'display' ->> 'language' from settings chosen where chosen.member_id = m.id), (
  select held.language from sessions held where held.member_id = m.id and held.language is not null
  order by held.last_seen_at desc limit 1
)) as language`,
  (p) => [p.now, p.fields, p.displayName, p.avatarUrl, p.bio, p.twitterLink, p.discordLink, p.telegramLink, p.bannerUrl, p.website, p.showsLikes, p.creatorCategory, p.private, p.memberId],
);

/** A post of their own that everybody who sees them may see; null takes it off. No row when there is no such post. */
export const setPinned = maybe<{ postId: PostId | null; memberId: MemberId }, Member>(
  'members_set_pinned',
  `update members m set pinned_post_id = $1
where m.id = $2 and ($1::uuid is null
  or exists (select 1 from posts p where p.id = $1 and p.member_id = m.id and p.hidden_at is null))
returning m.id, m.username, m.display_name as "displayName", m.email, m.email_verified_at as "emailVerifiedAt",
  m.avatar_url as "avatarUrl", m.bio, m.verified, m.verified_by as "verifiedBy", m.platinum,
  m.followers_count as "followersCount", m.following_count as "followingCount", m.posts_count as "postsCount",
  m.twitter_id as "twitterId", m.twitter_username as "twitterUsername", m.twitter_link as "twitterLink",
  m.twitter_followers_count as "twitterFollowersCount", m.discord_link as "discordLink",
  m.telegram_link as "telegramLink", m.creator_category as "creatorCategory", m.signup_number as "signupNumber",
  m.invited_by as "invitedBy", m.host, m.demo, m.private, m.state, m.state_reason as "stateReason",
  m.erase_after as "eraseAfter", m.welcomed_at as "welcomedAt",
  m.banner_url as "bannerUrl", m.website, m.shows_likes as "showsLikes", m.pinned_post_id as "pinnedPostId", m.created_at as "createdAt", m.updated_at as "updatedAt",
  coalesce((select chosen.choices -> 'display' ->> 'language' from settings chosen where chosen.member_id = m.id), (
  select held.language from sessions held where held.member_id = m.id and held.language is not null
  order by held.last_seen_at desc limit 1
)) as language`,
  (p) => [p.postId, p.memberId],
);

/** The first date stays. */
export const setWelcomed = maybe<{ now: Date | null; memberId: MemberId }, Member>(
  'members_set_welcomed',
  `update members m set welcomed_at = coalesce(m.welcomed_at, $1) where m.id = $2
returning m.id, m.username, m.display_name as "displayName", m.email, m.email_verified_at as "emailVerifiedAt",
  m.avatar_url as "avatarUrl", m.bio, m.verified, m.verified_by as "verifiedBy", m.platinum,
  m.followers_count as "followersCount", m.following_count as "followingCount", m.posts_count as "postsCount",
  m.twitter_id as "twitterId", m.twitter_username as "twitterUsername", m.twitter_link as "twitterLink",
  m.twitter_followers_count as "twitterFollowersCount", m.discord_link as "discordLink",
  m.telegram_link as "telegramLink", m.creator_category as "creatorCategory", m.signup_number as "signupNumber",
  m.invited_by as "invitedBy", m.host, m.demo, m.private, m.state, m.state_reason as "stateReason",
  m.erase_after as "eraseAfter", m.welcomed_at as "welcomedAt",
  m.banner_url as "bannerUrl", m.website, m.shows_likes as "showsLikes", m.pinned_post_id as "pinnedPostId", m.created_at as "createdAt", m.updated_at as "updatedAt",
  coalesce((select chosen.choices -> 'display' ->> 'language' from settings chosen where chosen.member_id = m.id), (
  select held.language from sessions held where held.member_id = m.id and held.language is not null
  order by held.last_seen_at desc limit 1
)) as language`,
  (p) => [p.now, p.memberId],
);

export const fillEmptyAvatar = exec<{ avatarUrl: string; memberId: MemberId }>(
  'members_fill_empty_avatar',
  `update members set avatar_url = $1 where id = $2 and avatar_url is null`,
  (p) => [p.avatarUrl, p.memberId],
);

export const setInviter = exec<{ inviterId: MemberId; memberId: MemberId }>(
  'members_set_inviter',
  `update members set invited_by = $1 where id = $2`,
  (p) => [p.inviterId, p.memberId],
);

/** D24: a badge says where it comes from. */
export const setBadge = maybe<{ verifiedBy: MemberVerifiedBy; now: Date; memberId: MemberId }, Member>(
  'members_set_badge',
  `update members m set verified = true, verified_by = $1, updated_at = $2 where m.id = $3
returning m.id, m.username, m.display_name as "displayName", m.email, m.email_verified_at as "emailVerifiedAt",
  m.avatar_url as "avatarUrl", m.bio, m.verified, m.verified_by as "verifiedBy", m.platinum,
  m.followers_count as "followersCount", m.following_count as "followingCount", m.posts_count as "postsCount",
  m.twitter_id as "twitterId", m.twitter_username as "twitterUsername", m.twitter_link as "twitterLink",
  m.twitter_followers_count as "twitterFollowersCount", m.discord_link as "discordLink",
  m.telegram_link as "telegramLink", m.creator_category as "creatorCategory", m.signup_number as "signupNumber",
  m.invited_by as "invitedBy", m.host, m.demo, m.private, m.state, m.state_reason as "stateReason",
  m.erase_after as "eraseAfter", m.welcomed_at as "welcomedAt",
  m.banner_url as "bannerUrl", m.website, m.shows_likes as "showsLikes", m.pinned_post_id as "pinnedPostId", m.created_at as "createdAt", m.updated_at as "updatedAt",
  coalesce((select chosen.choices -> 'display' ->> 'language' from settings chosen where chosen.member_id = m.id), (
  select held.language from sessions held where held.member_id = m.id and held.language is not null
  order by held.last_seen_at desc limit 1
)) as language`,
  (p) => [p.verifiedBy, p.now, p.memberId],
);

export interface TakeBadgesRow {
  id: MemberId;
  is_reserved: boolean;
}

/** D29: early badges without a proof, where one is needed, and badges of names that are reserved. Those that were paid for or given stay, and so do those of operators. */
export const takeBadges = many<{ reservedNames: readonly string[]; operators: readonly string[]; needsProof: boolean }, TakeBadgesRow>(
  'members_take_badges',
  `with judged as (
  select m.id, replace(lower(m.username), '_', '') = any($1::text[])
      and not lower(substr(m.username, 2)) = any($2::text[])
      and not (m.email_verified_at is not null and m.email = any($2)) as is_reserved,
    $3::boolean and m.verified_by = 'early' and m.email_verified_at is null and m.twitter_id is null
      and not exists (select 1 from identities i where i.member_id = m.id) as is_unproved
  from members m where m.verified and m.verified_by in ('early', 'x') and not m.platinum and not m.demo
)
update members m set verified = false, verified_by = null from judged
where judged.id = m.id and (judged.is_reserved or judged.is_unproved)
returning m.id, judged.is_reserved as is_reserved`,
  (p) => [p.reservedNames, p.operators, p.needsProof],
);

export const setEmailVerified = exec<{ now: Date; memberId: MemberId }>(
  'members_set_email_verified',
  `update members set email_verified_at = $1 where id = $2`,
  (p) => [p.now, p.memberId],
);

export const clearEmail = exec<{ memberId: MemberId }>(
  'members_clear_email',
  `update members set email = null where id = $1`,
  (p) => [p.memberId],
);

/** D24: X's word weighs more than an early arrival; without it the badge stays what it was. */
export const setX = maybe<{ twitterId: string; twitterUsername: string; twitterLink: string; followersCount: number | null; isVerified: boolean; now: Date; memberId: MemberId }, Member>(
  'members_set_x',
  `update members m set twitter_id = $1, twitter_username = $2, twitter_link = $3,
  twitter_followers_count = $4, verified = m.verified or $5,
  verified_by = case when $5 then 'x' else m.verified_by end, updated_at = $6
where m.id = $7
returning m.id, m.username, m.display_name as "displayName", m.email, m.email_verified_at as "emailVerifiedAt",
  m.avatar_url as "avatarUrl", m.bio, m.verified, m.verified_by as "verifiedBy", m.platinum,
  m.followers_count as "followersCount", m.following_count as "followingCount", m.posts_count as "postsCount",
  m.twitter_id as "twitterId", m.twitter_username as "twitterUsername", m.twitter_link as "twitterLink",
  m.twitter_followers_count as "twitterFollowersCount", m.discord_link as "discordLink",
  m.telegram_link as "telegramLink", m.creator_category as "creatorCategory", m.signup_number as "signupNumber",
  m.invited_by as "invitedBy", m.host, m.demo, m.private, m.state, m.state_reason as "stateReason",
  m.erase_after as "eraseAfter", m.welcomed_at as "welcomedAt",
  m.banner_url as "bannerUrl", m.website, m.shows_likes as "showsLikes", m.pinned_post_id as "pinnedPostId", m.created_at as "createdAt", m.updated_at as "updatedAt",
  coalesce((select chosen.choices -> 'display' ->> 'language' from settings chosen where chosen.member_id = m.id), (
  select held.language from sessions held where held.member_id = m.id and held.language is not null
  order by held.last_seen_at desc limit 1
)) as language`,
  (p) => [p.twitterId, p.twitterUsername, p.twitterLink, p.followersCount, p.isVerified, p.now, p.memberId],
);

export const setXFollowers = maybe<{ followersCount: number | null; now: Date; memberId: MemberId }, Member>(
  'members_set_x_followers',
  `update members m set twitter_followers_count = $1, updated_at = $2 where m.id = $3
returning m.id, m.username, m.display_name as "displayName", m.email, m.email_verified_at as "emailVerifiedAt",
  m.avatar_url as "avatarUrl", m.bio, m.verified, m.verified_by as "verifiedBy", m.platinum,
  m.followers_count as "followersCount", m.following_count as "followingCount", m.posts_count as "postsCount",
  m.twitter_id as "twitterId", m.twitter_username as "twitterUsername", m.twitter_link as "twitterLink",
  m.twitter_followers_count as "twitterFollowersCount", m.discord_link as "discordLink",
  m.telegram_link as "telegramLink", m.creator_category as "creatorCategory", m.signup_number as "signupNumber",
  m.invited_by as "invitedBy", m.host, m.demo, m.private, m.state, m.state_reason as "stateReason",
  m.erase_after as "eraseAfter", m.welcomed_at as "welcomedAt",
  m.banner_url as "bannerUrl", m.website, m.shows_likes as "showsLikes", m.pinned_post_id as "pinnedPostId", m.created_at as "createdAt", m.updated_at as "updatedAt",
  coalesce((select chosen.choices -> 'display' ->> 'language' from settings chosen where chosen.member_id = m.id), (
  select held.language from sessions held where held.member_id = m.id and held.language is not null
  order by held.last_seen_at desc limit 1
)) as language`,
  (p) => [p.followersCount, p.now, p.memberId],
);

/** With the badge that came from it. */
export const clearX = exec<{ memberId: MemberId }>(
  'members_clear_x',
  `update members set twitter_id = null, twitter_username = null, twitter_link = null, twitter_followers_count = null,
  verified = verified and verified_by is distinct from 'x', verified_by = nullif(verified_by, 'x')
where id = $1`,
  (p) => [p.memberId],
);

/** By the member: they leave, or come back. */
export const setState = maybe<{ state: MemberState; eraseAfter: Date | null; now: Date; memberId: MemberId }, Member>(
  'members_set_state',
  `update members m set state = $1, erase_after = $2, updated_at = $3 where m.id = $4
returning m.id, m.username, m.display_name as "displayName", m.email, m.email_verified_at as "emailVerifiedAt",
  m.avatar_url as "avatarUrl", m.bio, m.verified, m.verified_by as "verifiedBy", m.platinum,
  m.followers_count as "followersCount", m.following_count as "followingCount", m.posts_count as "postsCount",
  m.twitter_id as "twitterId", m.twitter_username as "twitterUsername", m.twitter_link as "twitterLink",
  m.twitter_followers_count as "twitterFollowersCount", m.discord_link as "discordLink",
  m.telegram_link as "telegramLink", m.creator_category as "creatorCategory", m.signup_number as "signupNumber",
  m.invited_by as "invitedBy", m.host, m.demo, m.private, m.state, m.state_reason as "stateReason",
  m.erase_after as "eraseAfter", m.welcomed_at as "welcomedAt",
  m.banner_url as "bannerUrl", m.website, m.shows_likes as "showsLikes", m.pinned_post_id as "pinnedPostId", m.created_at as "createdAt", m.updated_at as "updatedAt",
  coalesce((select chosen.choices -> 'display' ->> 'language' from settings chosen where chosen.member_id = m.id), (
  select held.language from sessions held where held.member_id = m.id and held.language is not null
  order by held.last_seen_at desc limit 1
)) as language`,
  (p) => [p.state, p.eraseAfter, p.now, p.memberId],
);

export const setSuspended = exec<{ reason: string; now: Date; memberId: MemberId }>(
  'members_set_suspended',
  `update members set state = 'suspended', state_reason = $1, updated_at = $2 where id = $3`,
  (p) => [p.reason, p.now, p.memberId],
);

export interface SetReinstatedRow {
  state: MemberState;
}

/** Whoever wanted to leave meanwhile is still leaving. No row when they are not suspended. */
export const setReinstated = maybe<{ now: Date; memberId: MemberId }, SetReinstatedRow>(
  'members_set_reinstated',
  `update members set state = case when erase_after is null then 'active' else 'deactivated' end, state_reason = null,
  updated_at = $1
where id = $2 and state = 'suspended'
returning state`,
  (p) => [p.now, p.memberId],
);
