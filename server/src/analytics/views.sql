-- Who saw what is kept for a few days; then only how often it was seen, a row for each target and day. A view is always in
-- exactly one of the two tables. Whoever takes views away deletes from `views` first and from `view_days` in a second
-- statement: that waits for a roll-up that holds them, and then finds its sums.

-- name: rollUpOldViews :one
-- Rows that somebody else holds are left to them. Nothing updates a view, so that its place (ctid) stays the same once it is
-- locked. Sums are written in one order, so that two roll-ups do not wait for each other in a circle.
with rolled as (
  delete from views where ctid = any(array(
    select ctid from views where day < (:first_named::text)::date order by day limit 5000 for update skip locked
  )) returning target_id, day
), summed as (
  insert into view_days (target_id, day, views)
  select target_id, day, count(*) from rolled group by target_id, day order by target_id, day
  on conflict (target_id, day) do update set views = view_days.views + excluded.views
)
select count(*)::int as rolled from rolled;

-- name: deleteNamedViews :many
-- row: SeenTarget
with gone as (delete from views where target_id = any(:post_ids) returning target_id, day)
select target_id, day::text as day, count(*)::int as views from gone group by 1, 2;

-- name: deleteViewSums :many
-- row: SeenTarget
delete from view_days where target_id = any(:post_ids) returning target_id, day::text as day, views;

-- macro: targets_of(member)
select :member::uuid union all select id from posts where member_id = :member

-- name: eraseNamedViews :exec
delete from views where target_id in (targets_of(:member_id));

-- name: eraseViewSums :exec
delete from view_days where target_id in (targets_of(:member_id));

-- name: selectIsRolledUp :one
select exists (select 1 from view_days where target_id = :target_id) as is_rolled_up;

-- name: deleteLostSums :exec
-- After targets were deleted in bulk, without an event: reads all sums. Named views go with their viewers.
delete from view_days d where not exists (select 1 from posts p where p.id = d.target_id)
  and not exists (select 1 from members m where m.id = d.target_id);

-- name: exportViews :many
select target_id, day::text as day from views where viewer_id = :member_id order by views.day;
