-- The lists, made anew for everybody. Only public posts of members in use are in them.

-- macro: is_rankable(post, author)
is_public(:post, :author) and :author.state = 'active'

-- macro: points_of(post)
-- The weights of scorePost over what is counted of a post, its author's own doings and repeated answers included. They only
-- choose who is scored: no score can be higher.
(:post.likes_count * :likes_weight::int + :post.comments_count * :replies_weight::int + :post.shares_count * :shares_weight::int)

-- macro: age_factor_of(post)
-- The first factor is for whatever is younger than the first step.
(:factors::numeric[])[width_bucket(extract(epoch from :now::timestamptz - :post.created_at), :steps_s::numeric[]) + 1]

-- macro: candidate_columns(post)
-- SR-M8: what others did, each of them once for each post.
:post.id, :post.content, likes_of_others(:post) as likes,
  (select count(distinct c.member_id)::int from comments c
   where c.post_id = :post.id and c.member_id <> :post.member_id and c.hidden_at is null) as replies,
  :post.shares_count - (
    select count(*)::int from shares s where s.post_id = :post.id and s.member_id = :post.member_id
  ) as shares, :post.created_at

-- name: selectCandidates :many
-- The best before the words are looked at, and among those whom the words may still lift over them whoever has the letters
-- somewhere: enough to find the best afterwards. `bound`: no score of this post can be higher, before words are looked at; null
-- for what was found for its words. Texts are asked for one by one: joined, the planner would first read those of every post
-- there is.
-- row: CandidateRow
-- for: everybody
with fresh as materialized (
  select p.id, points_of(p) * age_factor_of(p) as base
  from posts p join members m on m.id = p.member_id
  where p.id between :oldest and :newest and points_of(p) > 0 and is_rankable(p, m)
), top as materialized (
  select id, base from fresh order by base desc, id desc limit :count
), lifted as (
  select fresh.id from fresh
  where fresh.base * :mention_factor::numeric >= (select min(base) from top)
    and (select p.content ~* :pattern from posts p where p.id = fresh.id)
  order by fresh.base desc, fresh.id desc limit :count
)
select candidate_columns(p), top.base::float8 as bound
from (select id from top union select id from lifted) found
join posts p on p.id = found.id left join top on top.id = found.id;

-- name: selectMostLiked :many
-- As many as are kept of a list.
-- row: CandidateRow
-- for: everybody
select candidate_columns(p), null::float8 as bound from posts p join members m on m.id = p.member_id
where p.id between :oldest and :newest and likes_of_others(p) > 0 and is_rankable(p, m)
order by likes_of_others(p) desc, p.id desc limit 500;

-- name: deleteRanking :exec
delete from rankings where ranking = :ranking;

-- name: insertRanking :exec
insert into rankings (ranking, post_id, score, likes, replies, shares, age_factor, mention)
select :ranking, one.id, one.score, one.likes, one.replies, one.shares, one."ageFactor", one.mention
from jsonb_to_recordset(:rows) as one
  (id uuid, score float8, likes int, replies int, shares int, "ageFactor" float8, mention text);

-- name: deleteTopics :exec
delete from topics where span = :span;

-- name: insertTopics :exec
-- So many that nobody reads further.
insert into topics (span, tag, posts, people, before)
select :span, used.* from (
  select t.tag, count(*) filter (where t.post_id >= :since)::int as posts,
    count(distinct p.member_id) filter (where t.post_id >= :since)::int as people,
    count(*) filter (where t.post_id < :since)::int as before
  from post_tags t join posts p on p.id = t.post_id join members m on m.id = p.member_id
  where t.post_id between :since_before and :newest and p.id between :since_before and :newest and not t.remote
    and is_rankable(p, m)
  group by t.tag having count(*) filter (where t.post_id >= :since) > 0
) used
order by used.people desc, used.posts desc, used.tag desc limit 300;
