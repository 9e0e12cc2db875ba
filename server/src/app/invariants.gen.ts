// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { many } from '#kernel';

export interface SelectViolationsBetweenRoomsRow {
  violation: string;
}

/** What lies between rooms. Each row is a violation, in words. */
export const selectViolationsBetweenRooms = many<void, SelectViolationsBetweenRoomsRow>(
  'app_select_violations_between_rooms',
  `with erased as (select coalesce((select value from counters where name = 'erased'), 0) as count)
select format('not so: the counter of sign-ups equals the members that have a number and those who were erased (%s)', value)
  as violation
from counters where name = 'signup'
and value <> (select count(*) from members where signup_number is not null) + (select count from erased)
union all
select format('not so: sign-up numbers have no gap but for those who were erased (%s)', max(signup_number))
from members having max(signup_number) > count(signup_number) + (select count from erased)
union all
select format('not so: a member who signed up by e-mail has a way in (%s)', username)
from members m where not demo and host is null and twitter_id is null
and not exists (select from passwords p where p.member_id = m.id)
and not exists (select from identities i where i.member_id = m.id)
union all
select format('not so: nobody has more than ten sessions (%s)', m.username)
from sessions join members m on m.id = member_id where not m.demo
group by m.username having count(*) > 10
union all
select format('not so: the counts of a member equal the rows (%s)', m.username)
from members m
where m.followers_count <> (select count(*) from follows f where f.following_id = m.id)
   or m.following_count <> (select count(*) from follows f where f.follower_id = m.id)
   or m.posts_count <> (select count(*) from posts p where p.member_id = m.id)
union all
select format('not so: a gift and its transfer say the same (%s)', g.id)
from gifts g left join transfers t on t.id = g.transfer_id
where t.id is null or t.amount <> g.amount or t.kind <> 'gift'
union all
select format('not so: what is held in a unit sums to zero (%s)', unit)
from accounts group by unit having sum(balance) <> 0`,
  () => [],
);
