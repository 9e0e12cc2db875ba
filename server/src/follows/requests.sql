-- Who waits to follow a private member, and what becomes of it (D20).
-- events: FollowEvent from '@wagram/contract/follows'

-- name: acceptRequests :one
-- Whoever is let in follows from now on; without a follower, everybody who waits.
with gone as (
  delete from follow_requests
  where following_id = :member_id and (:follower_id::uuid is null or follower_id = :follower_id)
  returning follower_id, following_id
), made as (
  insert into follows (follower_id, following_id, created_at, away)
  select gone.follower_id, gone.following_id, :now, by.host is not null from gone join members by on by.id = gone.follower_id
  on conflict do nothing returning follower_id, following_id
), counted as (
  count_follows(made)
), emitted as (
  emit_follows(gen_random_uuid(), 'follow.accepted', gone)
), emitted_follow as (
  emit_follows(gen_random_uuid(), 'member.followed', made)
)
select count(*)::int as accepted from gone;

-- name: declineRequest :exec
with gone as (
  delete from follow_requests where following_id = :member_id and follower_id = :follower_id
  returning follower_id, following_id
)
emit_follows(:event_id::uuid, 'follow.declined', gone);

-- name: selectRequests :many
-- Newest first.
select card_columns(m), m.bio, m.followers_count, r.created_at as requested_at,
  exists (select 1 from follows v where v.follower_id = :member_id and v.following_id = m.id) as is_following
from follow_requests r join members m on m.id = r.follower_id
where r.following_id = :member_id and (r.created_at, r.follower_id) < (:before, :before_id) and can_know(:member_id, m.id)
order by r.created_at desc, r.follower_id desc limit :limit!;

-- name: selectWaiting :maybe
select m.followers_count, (
    select count(*)::int from follow_requests r where r.following_id = m.id and can_know(:member_id, r.follower_id)
  ) as total
from members m where m.id = :member_id;
