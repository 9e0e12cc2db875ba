// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { one } from '#kernel';

export interface SelectFiguresRow {
  members: number;
  active_month: number;
  active_half_year: number;
  posts: number;
}

/** Of members who are at home and no samples. */
export const selectFigures = one<{ monthAgo: Date; halfYearAgo: Date }, SelectFiguresRow>(
  'federation_select_figures',
  `select count(*)::int as members,
  count(*) filter (where exists (
    select 1 from sessions s where s.member_id = m.id and s.last_seen_at > $1
  ))::int as active_month,
  count(*) filter (where exists (
    select 1 from sessions s where s.member_id = m.id and s.last_seen_at > $2
  ))::int as active_half_year,
  coalesce(sum(m.posts_count), 0)::int as posts
from members m where m.host is null and not m.demo and m.state = 'active'`,
  (p) => [p.monthAgo, p.halfYearAgo],
);
