-- Members as rooms read them: whole, or as a line in a list of people.

-- macro: member_columns(row)
-- Named as rooms know them.
:row.id, :row.username, :row.display_name as "displayName", :row.email, :row.email_verified_at as "emailVerifiedAt",
  :row.avatar_url as "avatarUrl", :row.bio, :row.verified, :row.verified_by as "verifiedBy", :row.platinum,
  :row.followers_count as "followersCount", :row.following_count as "followingCount", :row.posts_count as "postsCount",
  :row.twitter_id as "twitterId", :row.twitter_username as "twitterUsername", :row.twitter_link as "twitterLink",
  :row.twitter_followers_count as "twitterFollowersCount", :row.discord_link as "discordLink",
  :row.telegram_link as "telegramLink", :row.creator_category as "creatorCategory", :row.signup_number as "signupNumber",
  :row.invited_by as "invitedBy", :row.host, :row.demo, :row.private, :row.state, :row.state_reason as "stateReason",
  :row.erase_after as "eraseAfter", :row.welcomed_at as "welcomedAt",
  :row.banner_url as "bannerUrl", :row.website, :row.shows_likes as "showsLikes", :row.pinned_post_id as "pinnedPostId", :row.created_at as "createdAt", :row.updated_at as "updatedAt",
  language_of(:row.id) as language

-- macro: card_columns(row)
:row.id, :row.username, :row.display_name, :row.avatar_url, :row.verified, :row.verified_by, :row.platinum
