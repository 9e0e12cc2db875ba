-- How a viewer stands to the member whose page they visit. A guest's viewer is null.

-- name: selectRelation :maybe
-- The handle is in lower case. No row: nobody is there for them.
-- row: Relation
select m.id, m.private as is_private, (can_read(:viewer?, m.id)) as is_open,
  exists (select 1 from follows f where f.follower_id = :viewer and f.following_id = m.id) as is_following,
  exists (select 1 from follow_requests r where r.follower_id = :viewer and r.following_id = m.id) as is_requested,
  exists (select 1 from follows f where f.follower_id = m.id and f.following_id = :viewer) as follows_you,
  exists (select 1 from blocks b where b.blocker_id = :viewer and b.blocked_id = m.id) as is_blocked,
  exists (select 1 from mutes u where u.member_id = :viewer and u.muted_id = m.id) as is_muted,
  (m.id <> :viewer and can_know(:viewer, m.id)
    and exists (select 1 from linked_addresses l where l.member_id = m.id)) is true as "can_be_paid!"
from members m where lower(m.username) = :handle and can_know_despite_own_block(:viewer, m.id);

-- name: selectMutuals :many
-- USER-04: of those whom the viewer follows, who follows the member; the best known first, each with how many there are. It
-- goes through the viewer's own follows, so that a famous member costs no more than another.
select card_columns(m), count(*) over ()::int as total
from follows mine join members m on m.id = mine.following_id
where mine.follower_id = :viewer and mine.following_id <> :member_id and can_know(:viewer, m.id)
  and exists (select 1 from follows theirs where theirs.follower_id = mine.following_id and theirs.following_id = :member_id)
order by m.followers_count desc, m.id limit :limit!;
