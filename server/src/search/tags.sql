-- Hashtags that begin with what was typed.

-- name: selectTags :many
-- From tag to tag through the index, however often each is used; a tag is known by its public posts alone, counted as far as
-- anybody cares.
with recursive sight_of(:viewer?), near (tag, n) as (
  (select tag, 1 from post_tags where tag >= :from and tag < :to order by tag limit 1)
  union all
  select (select t.tag from post_tags t where t.tag > near.tag and t.tag < :to order by t.tag limit 1), n + 1
  from near where near.tag is not null and n < 20
)
select near.tag as "tag!", used.posts from near cross join lateral (
  select count(*)::int as posts from (
    select 1 from post_tags t join posts p on p.id = t.post_id join members m on m.id = p.member_id
    where t.tag = near.tag and not t.remote and is_public(p, m) and can_read_unasked_row_at_once(:viewer, m)
    order by t.post_id desc limit 100
  ) one
) used
where near.tag is not null and used.posts > 0
order by near.tag = :tag desc, used.posts desc, near.tag limit :count;
