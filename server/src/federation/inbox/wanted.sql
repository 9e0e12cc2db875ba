-- Whether anybody here has a use for what comes in.

-- name: selectIsFollowedHere :one
-- Somebody at home follows them.
select exists (
  select 1 from follows f where f.following_id = :member_id and not f.away
) as followed;
