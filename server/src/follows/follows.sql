-- Who follows whom. Row, both counts and the event change in one statement: they agree whatever happens in between.
-- events: FollowEvent from '@wagram/contract/follows'

-- macro: emit_follows(id, name, rows)
insert into outbox (id, name, payload)
select :id, :name, jsonb_build_object('followerId', follower_id, 'followingId', following_id) from :rows

-- name: insertFollow :maybe
-- D20: a private member is asked, and so is whoever is elsewhere, by their server; everybody else is followed. Of whom nobody
-- elsewhere may know cannot ask there. No row when there is no such member for the follower.
with target as (
  select m.id, m.followers_count, m.private or m.host is not null as asks,
    (select by.host is not null from members by where by.id = :follower_id) as away,
    m.host is not null and (select by.private or by.demo from members by where by.id = :follower_id) as unheard,
    exists (select 1 from follows f where f.follower_id = :follower_id and f.following_id = m.id) as already
  from members m where m.id = :following_id and can_know(:follower_id, m.id)
), changed as (
  insert into follows (follower_id, following_id, created_at, away)
  select :follower_id, id, :now, away from target where not asks
  on conflict do nothing returning follower_id, following_id
), asked as (
  insert into follow_requests (follower_id, following_id, created_at)
  select :follower_id, id, :now from target where asks and not already and not unheard
  on conflict do nothing returning follower_id, following_id
), follower as (
  count_following(1, select follower_id from changed)
), followed as (
  count_followers(1, select following_id from changed) returning followers_count
), emitted as (
  emit_follows(:event_id::uuid, 'member.followed', changed)
), emitted_request as (
  emit_follows(:request_event_id::uuid, 'follow.requested', asked)
)
select not asks or already as is_following, asks and not already as is_requested, unheard and not already as is_unheard,
  coalesce((select followers_count from followed), followers_count) as followers_count
from target;

-- name: deleteFollow :one
-- Takes a follow back, or the request for one.
with changed as (
  delete from follows where follower_id = :follower_id and following_id = :following_id
  returning follower_id, following_id, created_at
), cancelled as (
  delete from follow_requests where follower_id = :follower_id and following_id = :following_id
  returning follower_id, following_id, created_at
), follower as (
  count_following(-1, select follower_id from changed)
), followed as (
  count_followers(-1, select following_id from changed) returning followers_count
), emitted as (
  emit_follows(:event_id::uuid, 'member.unfollowed', changed)
), emitted_request as (
  emit_follows(:request_event_id::uuid, 'follow.cancelled', cancelled)
)
select coalesce(
    (select followers_count from followed),
    (select m.followers_count from members m where m.id = :following_id and can_know(:follower_id, m.id)),
    0
  ) as followers_count,
  (select created_at from changed) as followed_at, (select created_at from cancelled) as requested_at;

-- name: deleteFollowsFromElsewhere :exec
-- Whoever is private is read by people here alone.
with gone as (
  delete from follows where following_id = :member_id and away returning follower_id, following_id
), followers as (
  count_following(-1, select follower_id from gone)
), followed as (
  update members set followers_count = followers_count - (select count(*) from gone) where id = :member_id
)
emit_follows(gen_random_uuid(), 'member.unfollowed', gone);

-- name: insertEnded :exec
-- Puts back what a block ended, with its first date and without a word to anybody. Nothing while the other is not there for
-- the member, and no request to somebody who no longer asks for one.
with ended as (
  select e.kind, e.follower_id, e.following_id, e.at
  from jsonb_to_recordset(:ended) as e (kind text, follower_id uuid, following_id uuid, at timestamptz)
  join members m on m.id = :other_id and can_know(:member_id, m.id)
), made as (
  insert into follows (follower_id, following_id, created_at, away)
  select e.follower_id, e.following_id, e.at, by.host is not null from ended e join members by on by.id = e.follower_id
  where e.kind = 'follow'
  on conflict do nothing returning follower_id, following_id
), asked as (
  insert into follow_requests (follower_id, following_id, created_at)
  select follower_id, following_id, at from ended
  where kind = 'request' and exists (select 1 from members m where m.id = following_id and (m.private or m.host is not null))
  on conflict do nothing
)
count_follows(made);

-- name: selectPair :one
-- What a private member's lists hold is told to nobody who may not read them.
select exists (
    select 1 from follows where follower_id = :follower_id and following_id = :following_id
      and (:viewer? in (:follower_id, :following_id)
        or (can_read(:viewer, :follower_id) and can_read(:viewer, :following_id)))
  ) as is_following,
  :viewer = :follower_id and exists (
    select 1 from follow_requests where follower_id = :follower_id and following_id = :following_id
  ) as is_requested;

-- name: selectIsReadable :one
select exists (select 1 from members m where m.id = :member_id and can_read(:viewer?, m.id)) as found;

-- macro: follow_list(own, other)
-- Newest first. Members who are not there for the viewer are left out.
select card_columns(m), m.bio, m.followers_count, f.created_at as followed_at,
  exists (select 1 from follows v where v.follower_id = :viewer and v.following_id = m.id) as is_following,
  exists (select 1 from follow_requests v where v.follower_id = :viewer and v.following_id = m.id) as is_requested
from follows f join members m on m.id = f.:other
where f.:own = :member_id and (f.created_at, f.:other) < (:before, :before_id)
  and can_know(:viewer?, m.id) and can_read(:viewer, :member_id)
order by f.created_at desc, f.:other desc limit :limit!

-- name: selectFollowing :many
-- row: EntryRow
follow_list(follower_id, following_id);

-- name: selectFollowers :many
-- row: EntryRow
follow_list(following_id, follower_id);
