-- Whoever is called what was typed, or something like it.

-- macro: found_columns(row)
:row.id, :row.username, :row.display_name, :row.avatar_url, :row.bio, :row.verified, :row.verified_by, :row.platinum,
  :row.followers_count

-- macro: is_followed_by(viewer, member)
exists (select 1 from follows f where f.follower_id = :viewer and f.following_id = :member)

-- macro: has_handle(member)
lower(:member.username) ~>=~ :handle_from and lower(:member.username) ~<~ :handle_to

-- macro: has_name(member)
lower(:member.display_name) ~>=~ :name_from and lower(:member.display_name) ~<~ :name_to

-- name: selectByPrefix :many
-- Nearest first: the very handle, then the beginning of a handle, then of a name; among equals whom the viewer follows, then
-- who has more followers. So many who begin with the words are looked at, by handle and by name each: one letter must not read
-- everybody.
-- row: FoundRow
with mine as materialized (
  select following_id from follows where follower_id = :viewer? order by created_at desc limit 500
), near as (
  (select m.id from members m where has_handle(m) and m.state = 'active' order by lower(m.username) using ~<~ limit 24)
  union (select m.id from members m where has_name(m) and m.state = 'active' order by lower(m.display_name) using ~<~ limit 24)
  union (select m.id from mine join members m on m.id = mine.following_id where ((has_handle(m)) or (has_name(m))) limit 24)
), ranked as (
  select found_columns(m), is_followed_by(:viewer, m.id) as is_following,
    case when lower(m.username) = :handle_from then 0 when has_handle(m) then 1 else 2 end as tier
  from near join members m on m.id = near.id
  where is_listed_row(m)
  order by tier, is_following desc, m.followers_count desc, m.id limit 72
)
select found_columns(r), r.is_following from ranked r
where r.id is distinct from :except? and can_know(:viewer, r.id)
order by r.tier, r.is_following desc, r.followers_count desc, r.id limit :count;

-- name: selectSimilar :many
-- With a letter wrong, missing or too many.
-- row: FoundRow
with ranked as (
  select found_columns(m), is_followed_by(:viewer?, m.id) as is_following, near.likeness
  from alike_members(:text, 48) near join members m on m.id = near.id
  where is_listed_row(m)
)
select found_columns(r), r.is_following from ranked r
where r.id <> all(:known) and can_know(:viewer, r.id)
order by r.likeness desc, r.is_following desc, r.followers_count desc, r.id limit :count;
