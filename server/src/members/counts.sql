-- Counters in the members table. Other rooms put these pieces into the statement that changes the rows they count, so that
-- row and count change together.

-- macro: count_posts(step, ids)
-- `ids` answers the members concerned; several rows may belong to one.
update members set posts_count = posts_count + :step * each_of.number
from (select each_of.id, count(*) as number from (:ids) each_of (id) group by each_of.id order by each_of.id) each_of
where members.id = each_of.id
