-- Members by what the last thirty days brought them.

-- macro: done_by_others(table, counter)
-- What others did to the posts of `best`, each of them once for each post (SR-M8).
(
    select count(distinct (d.post_id, d.member_id))::int from posts p join :table d on d.post_id = p.id
    where p.member_id = best.id and p.:counter > 0 and d.member_id <> best.id and d.created_at >= :since
  )

-- macro: creator_score(gained, likes, comments, shares)
(:gained * :followers_weight::int + :likes * :likes_weight::int + :comments * :comments_weight::int
    + :shares * :shares_weight::int)

-- name: deleteCreators :exec
delete from creators;

-- name: insertCreators :exec
-- So many of each category, and of those who chose none; at home alone (FED-03). Whoever has gone meanwhile is left out: the others are held until they
-- are written. The sums of days hold an author's own doings too: they only choose whose rows are looked at.
with gains as (
  select following_id as id, count(*)::int as gained from follows where created_at >= :since group by following_id
), received as (
  select member_id as id, greatest(sum(likes), 0)::int as likes, greatest(sum(comments), 0)::int as comments,
    greatest(sum(shares), 0)::int as shares
  from activity where day >= (:since::timestamptz at time zone 'utc')::date group by member_id
), bounded as (
  select id, coalesce(gained, 0) as gained,
    creator_score(coalesce(gained, 0), coalesce(likes, 0), coalesce(comments, 0), coalesce(shares, 0)) as bound
  from gains full join received using (id)
), placed as (
  select bounded.*, row_number() over (partition by m.creator_category order by bounded.bound desc, m.id desc) as place
  from bounded join members m on m.id = bounded.id
  where bounded.bound > 0 and m.state = 'active' and not m.private and m.host is null
), best as materialized (
  select * from placed where place <= 500
), counted as materialized (
  select id, gained, done_by_others(likes, likes_count) as likes, done_by_others(comments, comments_count) as comments,
    done_by_others(shares, shares_count) as shares
  from best
), held as materialized (
  select id from members where id in (select id from best) order by id for key share
)
insert into creators (member_id, gained, engagement, score)
select id, gained, likes + comments + shares, creator_score(gained, likes, comments, shares)
from counted join held using (id) where gained + likes + comments + shares > 0;

-- name: selectCreators :many
-- row: CreatorRow
select m.id, m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum, m.bio, m.followers_count,
  m.posts_count, m.creator_category, k.gained, k.engagement, k.score,
  exists (select 1 from follows f where f.follower_id = :viewer? and f.following_id = m.id) as is_following
from creators k join members m on m.id = k.member_id
where (k.score, k.member_id) < (:score, :before) and not m.private and (select can_read_unasked(:viewer, m.id))
  and (:category::text is null or m.creator_category = :category)
  and (:words::text is null
    or position(:words in lower(m.username || ' ' || m.display_name || ' ' || coalesce(m.bio, ''))) > 0)
order by k.score desc, k.member_id desc limit :count;

-- name: exportCreator :many
select gained, engagement, score from creators where member_id = :member_id;

-- name: eraseCreator :exec
delete from creators where member_id = :member_id;
