-- What servers tell the world about themselves.

-- name: selectFigures :one
-- Of members who are at home and no samples.
select count(*)::int as members,
  count(*) filter (where exists (
    select 1 from sessions s where s.member_id = m.id and s.last_seen_at > :month_ago
  ))::int as active_month,
  count(*) filter (where exists (
    select 1 from sessions s where s.member_id = m.id and s.last_seen_at > :half_year_ago
  ))::int as active_half_year,
  coalesce(sum(m.posts_count), 0)::int as posts
from members m where m.host is null and not m.demo and m.state = 'active';
