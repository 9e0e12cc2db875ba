-- What is read of the lists. They are made for everybody and some minutes old: what the viewer may see of them is asked row by
-- row when they are read, as the index brings them. A guest's viewer is null.

-- macro: is_listed_to(viewer, post, author)
-- D20: what is shown to everyone holds no private member's posts, and nothing that was written elsewhere (FED-06).
not :author.private and not :post.remote and is_unhidden(:viewer, :post) and (select can_read_unasked(:viewer, :post.member_id))

-- macro: ranked_posts(viewer)
select post_columns(p), author_columns(m), marks_of(:viewer, p), r.score, r.likes as ranked_likes,
  r.replies as ranked_replies, r.shares as ranked_shares, r.age_factor, r.mention
from rankings r join posts p on p.id = r.post_id join members m on m.id = p.member_id
where r.ranking = :ranking and (r.score, r.post_id) < (:score, :before) and is_listed_to(:viewer, p, m)

-- name: selectRanked :many
-- row: RankedRow
ranked_posts(:viewer?)
order by r.score desc, r.post_id desc limit :count;

-- name: selectRankedWith :many
-- Those that hold the words, in the language of to_tsquery.
-- row: RankedRow
ranked_posts(:viewer?) and to_tsvector('simple', p.content) @@ to_tsquery('simple', :words)
order by r.score desc, r.post_id desc limit :count;

-- name: selectSnapshot :many
-- SOC-12: what a ranking is made of, kept in memory. Who may see what of it is asked when it is shown.
-- for: everybody
select r.post_id, p.member_id as author_id, r.likes, r.replies, r.shares, r.age_factor, r.mention
from rankings r join posts p on p.id = r.post_id where r.ranking = :ranking;

-- name: selectListed :many
-- Those of some posts that their viewer may meet in a list for everybody.
-- row: ListedRow
select post_columns(p), author_columns(m), marks_of(:viewer?, p)
from posts p join members m on m.id = p.member_id
where p.id = any(:ids) and is_listed_to(:viewer, p, m);

-- name: selectFollowedAmong :many
select f.following_id as id from follows f where f.follower_id = :viewer and f.following_id = any(:authors);

-- macro: known_by(viewer, post, author)
:post.id as post_id, :author.username, :author.display_name, left(coalesce(:post.warning, :post.content), 90) as excerpt,
  is_followed(:viewer, :post.member_id) as "followed!"

-- name: selectFormula :many
-- SOC-12: a whole ranking as its viewer may see it, to be worked out anew by them.
-- row: FormulaRow
select known_by(:viewer?, p, m), r.likes, r.replies, r.shares, r.age_factor, r.mention
from rankings r join posts p on p.id = r.post_id join members m on m.id = p.member_id
where r.ranking = :ranking and is_listed_to(:viewer, p, m)
order by r.score desc, r.post_id desc;

-- name: selectUnranked :maybe
-- A post that no ranking holds, with what one would count of it now.
select known_by(:viewer?, p, m), candidate_columns(p)
from posts p join members m on m.id = p.member_id
where p.id = :post_id and can_read_row(:viewer, m) and is_unhidden(:viewer, p);

-- name: selectRest :many
-- Newest first, all that is not in a list; without a list nothing is left out.
select post_columns(p), author_columns(m), marks_of(:viewer?, p)
from posts p join members m on m.id = p.member_id
where p.id < :before and p.imported_from is null and is_listed_to(:viewer, p, m)
  and (select not exists (select 1 from rankings r where r.ranking = :except? and r.post_id = p.id))
order by p.id desc limit :count;

-- macro: posts_of_topic(viewer, first, last, known, enough)
-- Fewer posts of a hashtag than forty are counted for its viewer; of more the figures for everybody are told. `known` is how
-- many there are for everybody: where these are told, `enough` to see that there is something.
select count(*)::int as posts, count(distinct one.member_id)::int as people
from (
  select p.member_id from post_tags x join posts p on p.id = x.post_id join members m on m.id = p.member_id
  where x.tag = t.tag and not x.remote and x.post_id >= :first and x.post_id < :last
    and is_listed_to(:viewer, p, m)
  order by x.post_id desc limit case when :known < 40 then 40 else :enough end
) one

-- name: selectTopics :many
-- A hashtag of which the viewer sees nothing is none.
-- row: TopicRow
select * from (
  select t.tag, t.people as ranked_people, t.posts as ranked_posts,
    case when t.posts < 40 then seen.posts else t.posts end as posts,
    case when t.posts < 40 then seen.people else t.people end as people,
    case when t.before < 40 then earlier.posts else t.before end as before
  from topics t
  cross join lateral (posts_of_topic(:viewer?, :since, 'ffffffff-ffff-ffff-ffff-ffffffffffff', t.posts, 1)) seen
  cross join lateral (posts_of_topic(:viewer, :since_before, :since, t.before, 0)) earlier
  where t.span = :span and (t.people, t.posts, t.tag) < (:people, :posts, :tag)
    and (:letters::text is null or position(:letters in t.tag) > 0)
    and seen.posts > 0
  order by t.people desc, t.posts desc, t.tag desc
) shown
where :category::text is null
  or :category = case when before = 0 then 'new' when posts > before then 'trending' else 'popular' end
order by ranked_people desc, ranked_posts desc, tag desc limit :count;
