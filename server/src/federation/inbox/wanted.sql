-- Whether anybody here has a use for what comes in.

-- name: selectIsFollowedHere :one
-- Somebody at home follows them.
select exists (
  select 1 from follows f where f.following_id = :member_id and not f.away
) as followed;

-- name: selectIsQuiet :one
-- Their server is limited, and the reader does not follow them.
select exists (select 1 from federation_hosts h where h.name = any(:hosts::text[]) and h.state = 'limited')
  and not exists (select 1 from follows f where f.follower_id = :reader and f.following_id = :author) as quiet;
