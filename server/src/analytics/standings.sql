-- A member's posts by likes. A like only notes that its post's standing is due, which a second like finds noted already: a
-- post that is liked a thousand times a second moves once, when somebody looks. Posts are held, so that none gets a standing
-- that is being deleted; whoever likes meanwhile notes it again once this is done.

-- macro: mend_standings(due)
with due as (
  delete from standings_due where (member_id, post_id) in (:due) returning post_id
), there as (
  select id, member_id, likes_count from posts where id in (select post_id from due) order by id for key share
)
insert into standings (post_id, member_id, likes) select id, member_id, likes_count from there order by id
on conflict (post_id) do update set likes = excluded.likes

-- name: mendStandingsOf :exec
mend_standings(select member_id, post_id from standings_due where member_id = :member_id for update);

-- name: mendStandings :exec
-- Some, so that whoever looks finds little to mend.
mend_standings(select member_id, post_id from standings_due limit 2000 for update skip locked);

-- name: selectTopLiked :many
-- for: author
select p.id, p.content, p.likes_count as likes, p.comments_count as comments, p.shares_count as shares
from (
  select post_id, likes from standings where member_id = :member_id order by likes desc, post_id desc limit :count
) best join posts p on p.id = best.post_id order by best.likes desc, best.post_id desc;

-- name: eraseStandings :exec
delete from standings where member_id = :member_id;

-- name: eraseStandingsDue :exec
delete from standings_due where member_id = :member_id;
