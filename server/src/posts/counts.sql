-- Counters in the posts table that the comments room keeps, in the statement that changes the rows they count.

-- macro: count_comments(step, ids)
-- `ids` answers the posts concerned; several rows may belong to one.
update posts set comments_count = comments_count + :step * each_of.number
from (select each_of.id, count(*) as number from (:ids) each_of (id) group by each_of.id order by each_of.id) each_of
where posts.id = each_of.id
