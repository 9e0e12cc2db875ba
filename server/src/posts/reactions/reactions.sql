-- What people do to a post with one tap. Reactions of many are written together: each round first writes them and then
-- counts them, both in the order of the posts' ids, so that two rounds do not wait for each other in a circle.
-- events: PostEvent from '@wagram/contract/posts'

-- macro: asked_reactions()
-- The limit tells the planner how few they are.
select who, post_id, event_id, at, place::int
from unnest(:member_id::uuid[], :post_id::uuid[], :event_id::uuid[], :now::timestamptz[])
  with ordinality as one (who, post_id, event_id, at, place)
limit 64

-- macro: target_posts(liked)
-- The posts as they were when the statement began, each for one who asks and may see it; `liked` is what it will be then.
select asked.place, asked.who, asked.event_id, asked.at, post_columns(p), author_columns(m),
  :liked as liked, is_among(bookmarks, asked.who, p.id) as bookmarked, more_marks_of(asked.who, p)
from asked join posts p on p.id = asked.post_id
cross join lateral (select * from members m where m.id = p.member_id limit 1) m
where can_read_row(asked.who, m) and is_unhidden(asked.who, p)

-- macro: insert_reactions(table)
insert into :table (member_id, post_id, created_at)
select distinct on (target.id, who) who, target.id, at from target order by target.id, who
on conflict do nothing
returning member_id, post_id, created_at

-- macro: counted_by_post()
select post_id, count(*) as number, array_agg(member_id) as people from moved group by post_id order by post_id

-- macro: emit_reactions(name, field)
-- Together in one row of the outbox, as they will be told together.
insert into outbox (id, name, payload)
select (array_agg(event_id))[1], :name, jsonb_agg(jsonb_build_object(
  'postId', id, 'authorId', member_id, 'memberId', who, :field, moved_at) order by event_id)
from (
  select distinct on (target.id, who) target.*, moved.created_at as moved_at
  from target join moved on moved.post_id = target.id and moved.member_id = who
) told
having count(*) > 0

-- macro: reacted_posts(likes, self_liked, shares, reposts, reposted)
select target.place, target.id, target.member_id, target.content, target.facets, target.image_url, target.media,
  :likes as likes_count, :self_liked as self_liked, target.comments_count, :shares as shares_count, target.gifts_count,
  target.gifts_total, target.created_at, target.hidden_at, :reposts as reposts_count, target.quotes_count, target.quote_of,
  target.more_media, target.warning, target.edited_at, target.imported_from, target.remote, target.post_poll, target.link_card,
  target.username, target.display_name, target.avatar_url, target.verified, target.verified_by, target.platinum,
  target.private, target.liked, target.bookmarked, :reposted as reposted, target.voted, target.quoted_post
from target left join changed on changed.id = target.id

-- name: likePost :batched
-- A second like changes nothing and answers the same.
-- row: ReactedPost
with asked as materialized (asked_reactions()),
target as materialized (target_posts(true)),
moved as (insert_reactions(likes)),
changed as (
  update posts p set likes_count = p.likes_count + new.number, self_liked = p.self_liked or p.member_id = any(new.people)
  from (counted_by_post()) new
  where p.id = new.post_id
  returning p.id, p.likes_count, p.self_liked
),
emitted as (emit_reactions('post.liked', 'likedAt'))
reacted_posts(coalesce(changed.likes_count, target.likes_count), coalesce(changed.self_liked, target.self_liked),
  target.shares_count, target.reposts_count, target.reposted);

-- name: unlikePost :batched
-- row: ReactedPost
with asked as materialized (asked_reactions()),
target as materialized (target_posts(false)),
moved as (
  delete from likes l
  using (select distinct on (id, who) id, who from target order by id, who) gone
  where l.member_id = gone.who and l.post_id = gone.id
  returning l.member_id, l.post_id, l.created_at
),
changed as (
  update posts p set likes_count = p.likes_count - old.number, self_liked = p.self_liked and p.member_id <> all(old.people)
  from (counted_by_post()) old
  where p.id = old.post_id
  returning p.id, p.likes_count, p.self_liked
),
emitted as (emit_reactions('post.unliked', 'likedAt'))
reacted_posts(coalesce(changed.likes_count, target.likes_count), coalesce(changed.self_liked, target.self_liked),
  target.shares_count, target.reposts_count, target.reposted);

-- name: sharePost :batched
-- row: ReactedPost
with asked as materialized (asked_reactions()),
target as materialized (target_posts(is_among(likes, asked.who, p.id))),
moved as (insert_reactions(shares)),
changed as (
  update posts p set shares_count = p.shares_count + new.number
  from (counted_by_post()) new
  where p.id = new.post_id
  returning p.id, p.shares_count
),
emitted as (emit_reactions('post.shared', 'sharedAt'))
reacted_posts(target.likes_count, target.self_liked, coalesce(changed.shares_count, target.shares_count),
  target.reposts_count, target.reposted);
