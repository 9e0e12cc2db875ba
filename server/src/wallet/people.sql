-- Who stands behind an address, as far as the viewer may know.

-- macro: recipient_columns(m)
card_columns(:m), :m.created_at,
  exists (select 1 from follows f where f.follower_id = :viewer and f.following_id = :m.id) as "is_followed!"

-- name: selectByHandle :maybe
-- The handle has its @ and is in lower case.
select recipient_columns(m), l.address
from members m left join linked_addresses l on l.member_id = m.id
where lower(m.username) = :handle and can_know(:viewer, m.id);

-- name: selectByAddress :maybe
select recipient_columns(m), l.address
from linked_addresses l join members m on m.id = l.member_id
where l.address = :address and can_know(:viewer, m.id);

-- name: selectFollowedBy :many
-- Of those whom the viewer follows, who follows the member; the best known first, each with how many there are. Whoever keeps
-- their lists to followers keeps this too.
select m.display_name, count(*) over ()::int as "total!"
from follows mine join members m on m.id = mine.following_id
where mine.follower_id = :viewer and mine.following_id <> :member_id and can_know(:viewer, m.id) and can_read(:viewer, :member_id)
  and exists (select 1 from follows theirs where theirs.follower_id = mine.following_id and theirs.following_id = :member_id)
order by m.followers_count desc, m.id limit :limit!;

-- name: selectShown :maybe
-- Whose holdings the viewer may look at: as their posts, if they show them. The handle has its @ and is in lower case.
select l.address, l.is_shown
from linked_addresses l join members m on m.id = l.member_id
where lower(m.username) = :handle and can_read(:viewer, m.id) and (l.is_shown or m.id = :viewer);

-- name: selectByAddresses :many
-- A guest's viewer is null.
select card_columns(m), l.address
from linked_addresses l join members m on m.id = l.member_id
where l.address = any (:addresses) and can_know(:viewer?, m.id);

-- name: selectReceivers :many
-- Whose addresses these are, but for the sender's own. D28: nobody real hears of what the demo pays.
select l.member_id, l.address
from linked_addresses l join members m on m.id = l.member_id join members sender on sender.id = :sender_id
where l.address = any (:addresses) and l.member_id <> :sender_id and (m.demo or not sender.demo)
  and can_know(l.member_id, sender.id);
