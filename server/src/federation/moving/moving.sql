-- Members who are elsewhere too, and those who move.

-- name: selectMoving :maybe
select also_known_as, moved_to from federation_moves where member_id = :member_id;

-- name: setAliases :exec
insert into federation_moves (member_id, also_known_as) values (:member_id, :accounts::text[])
on conflict (member_id) do update set also_known_as = excluded.also_known_as;

-- name: setMovedTo :exec
insert into federation_moves (member_id, moved_to, moved_at) values (:member_id, :moved_to?, :now)
on conflict (member_id) do update set moved_to = excluded.moved_to, moved_at = excluded.moved_at;

-- name: selectFollowersHere :many
-- Those at home who follow somebody, a page at a time.
select f.follower_id from follows f
where f.following_id = :member_id and not f.away and f.follower_id > :after order by f.follower_id limit 500;
