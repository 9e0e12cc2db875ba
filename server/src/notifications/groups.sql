-- What members were told, as they read it: one line for what belongs together (SOC-08).

-- macro: is_newest_of_group(n, member)
-- The newest speaks for all, and its place is the group's. One look at an index for each: as an anti-join, PostgreSQL may
-- compare all pairs of a large group when it has no statistics yet.
:n.id = (
  select newest.id from notices newest where newest.member_id = :member and newest.group_key = :n.group_key
    and is_notice_shown(newest, :member, can_hear_at_once, can_read_at_once)
  order by newest.id desc limit 1
)

-- name: selectGroups :many
-- Newest first, with how many belong to each. `kinds` narrows it to some.
with sight_of(:member_id), counted as materialized (unread_notices_of(:member_id, can_hear_at_once, can_read_at_once)),
page as materialized (
  select n.id as page_id from notices n
  where n.member_id = :member_id and n.id < :before and n.kind = any(:kinds!)
    and is_notice_shown(n, :member_id, can_hear_at_once, can_read_at_once) and is_newest_of_group(n, :member_id)
  order by n.id desc limit :limit!
)
select notice_columns(), counted.unread, counted.unseen, n.group_key, of_group.items, of_group.people, of_group.unread_items
from page join joined_notices() on n.id = page.page_id cross join counted cross join lateral (
  select count(*)::int as items, count(distinct o.from_id)::int as people,
    count(*) filter (where is_notice_unread(o, :member_id))::int as unread_items
  from notices o where o.member_id = :member_id and o.group_key = n.group_key
    and is_notice_shown(o, :member_id, can_hear_at_once, can_read_at_once)
) of_group
order by n.id desc;

-- name: selectFaces :many
-- The newest few people of each group, and whether the reader follows them: following back needs no other page.
with sight_of(:member_id)
select face.group_key, m.id, m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum,
  exists (select 1 from follows f where f.follower_id = :member_id and f.following_id = m.id) as is_following,
  exists (select 1 from follow_requests r where r.follower_id = :member_id and r.following_id = m.id) as is_requested
from unnest(:group_keys::text[]) as asked (group_key) cross join lateral (
  select o.group_key, o.from_id, max(o.id::text) as newest from notices o
  where o.member_id = :member_id and o.group_key = asked.group_key and o.from_id is not null
    and is_notice_shown(o, :member_id, can_hear_at_once, can_read_at_once)
  group by o.group_key, o.from_id order by newest desc limit :most!
) face join members m on m.id = face.from_id
order by face.newest desc;

-- name: markGroupsRead :exec
-- What came after the newest that was seen stays unread.
update notices set read_at = :now!
where member_id = :member_id and group_key = any(:group_keys) and id <= :until and read_at is null;
