-- Counters in the members table. Other rooms put these pieces into the statement that changes the rows they count, so that
-- row and count change together.

-- macro: count_posts(step, ids)
-- `ids` answers the members concerned; several rows may belong to one.
update members set posts_count = posts_count + :step * each_of.number
from (select each_of.id, count(*) as number from (:ids) each_of (id) group by each_of.id order by each_of.id) each_of
where members.id = each_of.id

-- macro: count_followers(step, ids)
update members set followers_count = followers_count + :step where id in (:ids)

-- macro: count_following(step, ids)
update members set following_count = following_count + :step where id in (:ids)

-- macro: count_follows(rows)
-- Both counts in one update: a statement may change a row only once. `rows` is named and has follower_id and following_id.
update members set followers_count = followers_count + each_of.followers, following_count = following_count + each_of.following
from (
  select each_of.id, sum(each_of.followers)::int as followers, sum(each_of.following)::int as following
  from (
    select following_id as id, 1 as followers, 0 as following from :rows
    union all select follower_id, 0, 1 from :rows
  ) each_of
  group by each_of.id order by each_of.id
) each_of
where members.id = each_of.id
