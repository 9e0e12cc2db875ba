-- What a member takes along, and what goes with them.

-- name: exportMembers :many
select m.id, m.username, m.display_name, m.email, m.email_verified_at, m.avatar_url, m.bio, m.verified, m.verified_by,
  m.platinum, m.followers_count, m.following_count, m.posts_count, m.twitter_id, m.twitter_username, m.twitter_link,
  m.twitter_followers_count, m.discord_link, m.telegram_link, m.creator_category, m.signup_number, m.private, m.state,
  m.state_reason, m.erase_after, m.welcomed_at, m.banner_url, m.website, m.shows_likes, m.pinned_post_id, m.created_at, m.updated_at, inviter.username as invited_by,
  (
    select coalesce(jsonb_agg(invited.username order by invited.id), '[]') from members invited where invited.invited_by = m.id
  ) as invited
from members m left join members inviter on inviter.id = m.invited_by where m.id = :member_id;

-- name: eraseMember :maybe
delete from members where id = :member_id returning signup_number;
