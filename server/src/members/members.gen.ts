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

export const selectById = maybe<{ id: MemberId }, Member>(
  'members_select_by_id',
  `select m.id, m.username, m.display_name as "displayName", m.email, m.email_verified_at as "emailVerifiedAt",
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
)) as language from members m where m.id = $1`,
  (p) => [p.id],
);

/** The handle has its @ and is in lower case. */
export const selectByHandle = maybe<{ handle: string }, Member>(
  'members_select_by_handle',
  `select m.id, m.username, m.display_name as "displayName", m.email, m.email_verified_at as "emailVerifiedAt",
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
)) as language from members m where lower(m.username) = $1`,
  (p) => [p.handle],
);

export const selectByEmail = maybe<{ email: string }, Member>(
  'members_select_by_email',
  `select m.id, m.username, m.display_name as "displayName", m.email, m.email_verified_at as "emailVerifiedAt",
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
)) as language from members m where m.email = $1`,
  (p) => [p.email],
);

export const selectByTwitterId = maybe<{ twitterId: string }, Member>(
  'members_select_by_twitter_id',
  `select m.id, m.username, m.display_name as "displayName", m.email, m.email_verified_at as "emailVerifiedAt",
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
)) as language from members m where m.twitter_id = $1`,
  (p) => [p.twitterId],
);

export interface SelectHandlesLikeRow {
  username: string;
}

export const selectHandlesLike = many<{ pattern: string }, SelectHandlesLikeRow>(
  'members_select_handles_like',
  `select username from members where lower(username) like $1`,
  (p) => [p.pattern],
);

/** No row when a unique rule (handle, e-mail, X id) stands in the way. */
export const insertOne = maybe<{ id: MemberId; username: string; displayName: string; email: string | null; emailVerifiedAt: Date | null; bio: string | null; avatarUrl: string | null; verified: boolean; verifiedBy: MemberVerifiedBy | null; signupNumber: number | null; invitedBy: MemberId | null; twitterId: string | null; twitterUsername: string | null; twitterLink: string | null; twitterFollowersCount: number | null; host: string | null; demo: boolean; createdAt: Date; updatedAt: Date }, Member>(
  'members_insert_one',
  `insert into members as m (id, username, display_name, email, email_verified_at, bio, avatar_url, verified, verified_by,
  signup_number, invited_by, twitter_id, twitter_username, twitter_link, twitter_followers_count, host, demo,
  created_at, updated_at)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9,
  $10, $11, $12, $13, $14, $15, $16, $17,
  $18, $19)
on conflict do nothing
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
  (p) => [p.id, p.username, p.displayName, p.email, p.emailVerifiedAt, p.bio, p.avatarUrl, p.verified, p.verifiedBy, p.signupNumber, p.invitedBy, p.twitterId, p.twitterUsername, p.twitterLink, p.twitterFollowersCount, p.host, p.demo, p.createdAt, p.updatedAt],
);

/** In the order of their ids, so that nobody waits for each other: what is written about the pair until the end of the transaction has seen every block, follow and change of privacy that came before. */
export const lockPair = exec<{ memberId: MemberId; otherId: string }>(
  'members_lock_pair',
  `select id from members where id in ($1, $2) order by id for no key update`,
  (p) => [p.memberId, p.otherId],
);
