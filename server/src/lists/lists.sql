-- Lists of people. Nobody but their owner learns of them, and whoever stands on one is not told.

-- name: selectLists :many
select l.id, l.name,
  (select count(*)::int from list_members s where s.list_id = l.id and can_know(:owner_id, s.member_id)) as members_count,
  exists (select 1 from list_members s where s.list_id = l.id and s.member_id = :member_id?) as holds
from lists l where l.owner_id = :owner_id order by l.id;

-- name: insertList :exec
insert into lists (id, owner_id, name, created_at) values (:id, :owner_id, :name, :now);

-- name: updateList :exec
update lists set name = :name where id = :list_id and owner_id = :owner_id;

-- name: deleteList :exec
delete from lists where id = :list_id and owner_id = :owner_id;

-- name: selectSeats :maybe
-- for: whoever owns it
select count(s.member_id)::int as seats, coalesce(bool_or(s.member_id = :member_id), false) as "holds!"
from lists l left join list_members s on s.list_id = l.id
where l.id = :list_id and l.owner_id = :owner_id group by l.id;

-- name: insertSeat :maybe
-- No row when there is no such member for the owner.
insert into list_members (list_id, member_id, created_at)
select l.id, m.id, :now from lists l join members m on m.id = :member_id
where l.id = :list_id and l.owner_id = :owner_id and can_know(:owner_id, m.id)
on conflict (list_id, member_id) do update set created_at = list_members.created_at
returning member_id;

-- name: deleteSeat :exec
delete from list_members s using lists l
where s.list_id = :list_id and s.member_id = :member_id and l.id = s.list_id and l.owner_id = :owner_id;

-- name: selectSeated :many
select card_columns(m) from list_members s join lists l on l.id = s.list_id join members m on m.id = s.member_id
where s.list_id = :list_id and l.owner_id = :owner_id and can_know(:owner_id, m.id)
order by s.created_at desc, m.id;

-- name: selectListPosts :many
-- A page of n posts can only hold posts of the n people who posted last before the cursor. A private member's posts are for
-- those whom they let in, whoever has put them on a list.
-- row: PostRow
with authors as (
  select f.id, latest.id as latest
  from (
    select s.member_id as id from list_members s join lists l on l.id = s.list_id
    where s.list_id = :list_id and l.owner_id = :viewer and can_read_unasked(:viewer, s.member_id)
  ) f cross join lateral (
    select p.id from posts p where p.member_id = f.id and p.id < :before and p.hidden_at is null order by p.id desc limit 1
  ) latest
  order by latest.id desc limit :count
)
select post_columns(p), author_columns(m), marks_of(:viewer, p)
from authors join members m on m.id = authors.id
cross join lateral (
  select * from posts p where p.member_id = authors.id and p.id < :before and p.hidden_at is null
  order by p.id desc limit :count
) p
order by p.id desc limit :count;

-- name: exportLists :many
select l.id, l.name, l.created_at
from lists l where l.owner_id = :member_id order by l.id;

-- name: exportListMembers :many
-- for: whoever owns it
select l.name as list, m.username as member, s.created_at
from list_members s join lists l on l.id = s.list_id join members m on m.id = s.member_id
where l.owner_id = :member_id order by s.created_at;

-- name: eraseLists :exec
delete from lists where owner_id = :member_id;

-- name: eraseSeats :exec
delete from list_members where member_id = :member_id;
