-- What goes with a member.

-- name: selectFarewell :maybe
-- Where those elsewhere read who follow them.
select h.origin, array_agg(distinct coalesce(a.shared_inbox, a.inbox)) as "inboxes!"
from federation_home h, follows f join federation_actors a on a.member_id = f.follower_id
where f.following_id = :member_id and f.away
group by h.origin;

-- name: eraseActor :exec
delete from federation_actors where member_id = :member_id;

-- name: eraseMoves :exec
delete from federation_moves where member_id = :member_id;

-- name: selectMoves :many
-- Their accounts elsewhere.
select also_known_as, moved_to, moved_at from federation_moves where member_id = :member_id;
