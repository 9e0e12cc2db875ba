-- A post passed on to those who follow whoever passes it on. Reposts of many are written together, as other reactions are.
-- events: PostEvent from '@wagram/contract/posts'

-- macro: emit_reposts(name)
insert into outbox (id, name, payload)
select (array_agg(event_id))[1], :name, jsonb_agg(jsonb_build_object(
  'postId', id, 'authorId', member_id, 'memberId', who, 'repostId', repost_id, 'repostedAt', moved_at) order by event_id)
from (
  select distinct on (target.id, who) target.*, moved.id as repost_id, moved.created_at as moved_at
  from target join moved on moved.post_id = target.id and moved.member_id = who
) told
having count(*) > 0

-- name: insertRepost :batched
-- A second one changes nothing and answers the same. A private member's posts are passed on by nobody else.
-- row: RepostedRow
with asked as materialized (
  select who, post_id, repost_id, event_id, at, place::int
  from unnest(:member_id::uuid[], :post_id::uuid[], :repost_id::uuid[], :event_id::uuid[], :now::timestamptz[])
    with ordinality as one (who, post_id, repost_id, event_id, at, place)
  limit 64
),
target as materialized (target_posts(is_among(likes, asked.who, p.id))),
moved as (
  insert into reposts (id, member_id, post_id, created_at)
  select distinct on (target.id, target.who) asked.repost_id, target.who, target.id, target.at
  from target join asked on asked.place = target.place
  where not target.private or target.member_id = target.who
  order by target.id, target.who
  on conflict do nothing
  returning id, member_id, post_id, created_at
),
changed as (
  update posts p set reposts_count = p.reposts_count + new.number
  from (counted_by_post()) new
  where p.id = new.post_id
  returning p.id, p.reposts_count
),
lined as (
  insert into timelines (member_id, post_id, author_id, shows)
  select f.follower_id, moved.id, moved.member_id, moved.post_id
  from moved join posts p on p.id = moved.post_id join follows f on f.following_id = moved.member_id and not f.away
  where p.member_id <> f.follower_id and not is_followed(f.follower_id, p.member_id)
),
emitted as (emit_reposts('post.reposted'))
reacted_posts(target.likes_count, target.self_liked, target.shares_count,
  coalesce(changed.reposts_count, target.reposts_count), (not target.private or target.member_id = target.who));

-- name: deleteRepost :batched
-- The lines of timelines stay behind: they are passed over, as those of posts that are gone.
-- row: RepostedRow
with asked as materialized (asked_reactions()),
target as materialized (target_posts(is_among(likes, asked.who, p.id))),
moved as (
  delete from reposts r
  using (select distinct on (id, who) id, who from target order by id, who) gone
  where r.member_id = gone.who and r.post_id = gone.id
  returning r.id, r.member_id, r.post_id, r.created_at
),
changed as (
  update posts p set reposts_count = p.reposts_count - old.number
  from (counted_by_post()) old
  where p.id = old.post_id
  returning p.id, p.reposts_count
),
emitted as (emit_reposts('post.unreposted'))
reacted_posts(target.likes_count, target.self_liked, target.shares_count,
  coalesce(changed.reposts_count, target.reposts_count), false);
