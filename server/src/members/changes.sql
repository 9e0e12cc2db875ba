-- What changes of a member, by what happened to them.

-- name: updateFields :maybe
-- Only the fields that are named: what another device changes at the same moment stays.
-- row: Member
update members m set updated_at = :now,
  display_name = case when 'displayName' = any(:fields::text[]) then :display_name? else m.display_name end,
  avatar_url = case when 'avatarUrl' = any(:fields) then :avatar_url else m.avatar_url end,
  bio = case when 'bio' = any(:fields) then :bio else m.bio end,
  twitter_link = case when 'twitterLink' = any(:fields) then :twitter_link else m.twitter_link end,
  discord_link = case when 'discordLink' = any(:fields) then :discord_link else m.discord_link end,
  telegram_link = case when 'telegramLink' = any(:fields) then :telegram_link else m.telegram_link end,
  banner_url = case when 'bannerUrl' = any(:fields) then :banner_url else m.banner_url end,
  website = case when 'website' = any(:fields) then :website else m.website end,
  shows_likes = case when 'showsLikes' = any(:fields) then :shows_likes? else m.shows_likes end,
  creator_category = case when 'creatorCategory' = any(:fields) then :creator_category else m.creator_category end,
  private = case when 'private' = any(:fields) then :private? else m.private end
where m.id = :member_id
returning member_columns(m);

-- name: setPinned :maybe
-- A post of their own that everybody who sees them may see; null takes it off. No row when there is no such post.
-- row: Member
-- for: author
update members m set pinned_post_id = :post_id?
where m.id = :member_id and (:post_id::uuid is null
  or exists (select 1 from posts p where p.id = :post_id and p.member_id = m.id and p.hidden_at is null))
returning member_columns(m);

-- name: setWelcomed :maybe
-- The first date stays.
-- row: Member
update members m set welcomed_at = coalesce(m.welcomed_at, :now) where m.id = :member_id
returning member_columns(m);

-- name: fillEmptyAvatar :exec
update members set avatar_url = :avatar_url! where id = :member_id and avatar_url is null;

-- name: setInviter :exec
update members set invited_by = :inviter_id! where id = :member_id;

-- name: setBadge :maybe
-- D24: a badge says where it comes from.
-- row: Member
update members m set verified = true, verified_by = :verified_by!, updated_at = :now where m.id = :member_id
returning member_columns(m);

-- name: takeBadges :many
-- D29: early badges without a proof, where one is needed, and badges of names that are reserved. Those that were paid for or
-- given stay, and so do those of operators.
with judged as (
  select m.id, replace(lower(m.username), '_', '') = any(:reserved_names::text[])
      and not lower(substr(m.username, 2)) = any(:operators::text[])
      and not (m.email_verified_at is not null and m.email = any(:operators)) as is_reserved,
    :needs_proof::boolean and m.verified_by = 'early' and m.email_verified_at is null and m.twitter_id is null
      and not exists (select 1 from identities i where i.member_id = m.id) as is_unproved
  from members m where m.verified and m.verified_by in ('early', 'x') and not m.platinum and not m.demo
)
update members m set verified = false, verified_by = null from judged
where judged.id = m.id and (judged.is_reserved or judged.is_unproved)
returning m.id, judged.is_reserved as "is_reserved!";

-- name: setEmailVerified :exec
update members set email_verified_at = :now! where id = :member_id;

-- name: clearEmail :exec
update members set email = null where id = :member_id;

-- name: setX :maybe
-- D24: X's word weighs more than an early arrival; without it the badge stays what it was.
-- row: Member
update members m set twitter_id = :twitter_id!, twitter_username = :twitter_username!, twitter_link = :twitter_link!,
  twitter_followers_count = :followers_count, verified = m.verified or :is_verified,
  verified_by = case when :is_verified then 'x' else m.verified_by end, updated_at = :now
where m.id = :member_id
returning member_columns(m);

-- name: setXFollowers :maybe
-- row: Member
update members m set twitter_followers_count = :followers_count, updated_at = :now where m.id = :member_id
returning member_columns(m);

-- name: clearX :exec
-- With the badge that came from it.
update members set twitter_id = null, twitter_username = null, twitter_link = null, twitter_followers_count = null,
  verified = verified and verified_by is distinct from 'x', verified_by = nullif(verified_by, 'x')
where id = :member_id;

-- name: setState :maybe
-- By the member: they leave, or come back.
-- row: Member
update members m set state = :state, erase_after = :erase_after, updated_at = :now where m.id = :member_id
returning member_columns(m);

-- name: setSuspended :exec
update members set state = 'suspended', state_reason = :reason!, updated_at = :now where id = :member_id;

-- name: setReinstated :maybe
-- Whoever wanted to leave meanwhile is still leaving. No row when they are not suspended.
update members set state = case when erase_after is null then 'active' else 'deactivated' end, state_reason = null,
  updated_at = :now
where id = :member_id and state = 'suspended'
returning state;
