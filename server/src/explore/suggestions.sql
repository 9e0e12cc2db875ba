-- Whom one could follow, and why. Every source is read through an index and only so far, however large the graph is.

-- name: selectSuggestions :many
-- By what is near: first people whom those follow whom the viewer follows, then people who write about hashtags that the viewer
-- follows, then whoever is popular here. Private members are left out: who follows them is for their followers to know;
-- so are people elsewhere, of whom we know too little to name them (FED-03).
-- Friends are those whom the viewer followed last. A guest's viewer is null, and popular members are all they get.
with sight_of(:viewer?), followed as materialized (
  select following_id as id, created_at from follows where follower_id = :viewer order by created_at desc limit 300
), friends as materialized (
  select m.id, m.display_name, m.followers_count, followed.created_at from followed join members m on m.id = followed.id
  where (select can_hear_at_once(:viewer, m.id))
), near as (
  select next.following_id as id, 1 as source, count(*)::int as points, null::text as tag
  from (select id from friends order by created_at desc limit 100) friend cross join lateral (
    select f.following_id from follows f where f.follower_id = friend.id order by f.created_at desc limit 50
  ) next
  group by next.following_id
), spoken as (
  select p.member_id as id, 2 as source, count(*)::int as points, min(mine.tag) as tag
  from (select tag from followed_tags where member_id = :viewer order by created_at desc limit 20) mine
  cross join lateral (
    select t.post_id from post_tags t where t.tag = mine.tag and not t.remote order by t.post_id desc limit 30
  ) recent
  join posts p on p.id = recent.post_id and p.hidden_at is null
  group by p.member_id
), popular as (
  select member_id as id, 3 as source, score as points, null::text as tag
  from creators order by score desc, member_id desc limit 200
), found as materialized (
  select distinct on (one.id) one.id, one.source, one.points, one.tag
  from (select * from near union all select * from spoken union all select * from popular) one
  order by one.id, one.source
), best as materialized (
  select m.id, m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum, m.bio, found.source,
    found.points, found.tag
  from found join members m on m.id = found.id
  where m.id is distinct from :viewer and not m.private and m.host is null and can_read_unasked_row_at_once(:viewer, m)
    and (select not exists (select 1 from follows f where f.follower_id = :viewer and f.following_id = m.id))
    and (select not exists (select 1 from follow_requests r where r.follower_id = :viewer and r.following_id = m.id))
    and (select not exists (select 1 from dismissed_suggestions d where d.member_id = :viewer and d.dismissed_id = m.id))
  order by found.source, found.points desc, m.followers_count desc, m.id limit :limit!
)
select card_columns(best), best.bio, best.source, best.tag, near_by.names as "friends!", near_by.number as "friends_count!",
  exists (select 1 from follows f where f.follower_id = best.id and f.following_id = :viewer) as follows_you
from best cross join lateral (
  select coalesce((array_agg(friends.display_name order by friends.followers_count desc, friends.id))[1:2], '{}') as names,
    count(*)::int as number
  from friends
  where best.source = 1
    and (select exists (select 1 from follows f where f.follower_id = friends.id and f.following_id = best.id))
) near_by
order by best.source, best.points desc, best.id;

-- name: insertDismissal :maybe
-- No row when there is no such member for the viewer.
insert into dismissed_suggestions (member_id, dismissed_id, created_at)
select :member_id, m.id, :now from members m where m.id = :dismissed_id and can_know(:member_id, m.id)
on conflict (member_id, dismissed_id) do update set created_at = excluded.created_at
returning dismissed_id;

-- name: deleteDismissal :exec
delete from dismissed_suggestions where member_id = :member_id and dismissed_id = :dismissed_id;

-- name: exportDismissals :many
select m.username as dismissed, d.created_at
from dismissed_suggestions d join members m on m.id = d.dismissed_id where d.member_id = :member_id order by d.created_at;

-- name: eraseDismissals :exec
delete from dismissed_suggestions where member_id = :member_id or dismissed_id = :member_id;
