import { statement } from '#kernel';

const on = (table: string, column: string): string =>
  `select p.member_id, (r.created_at at time zone 'utc')::date as day, '${column}' as what, 1 as n from ${table} r join posts p on p.id = r.post_id`;

/** What happened to a member's posts and profile, from the rows themselves: a row for each, or for each day of old views. */
const HAPPENED = `
  select member_id, (created_at at time zone 'utc')::date as day, 'posts' as what, 1 as n from posts
  union all ${on('likes', 'likes')}
  union all ${on('comments', 'comments')}
  union all ${on('shares', 'shares')}
  union all ${on('bookmarks', 'bookmarks')}
  union all select p.member_id, v.day, 'views', v.n from seen v join posts p on p.id = v.target_id
  union all select m.id, v.day, 'profile_views', v.n from seen v join members m on m.id = v.target_id`;

const COLUMNS = ['posts', 'likes', 'comments', 'shares', 'bookmarks', 'views', 'profile_views'];

/**
 * P7: every day and standing that differs from its rows, and every view of what is not there. To be asked when
 * everything has been heard; an empty answer proves them right.
 */
export const ACTIVITY_VIOLATIONS = `with seen as (select target_id, day, 1 as n from views union all select target_id, day, views from view_days),
   happened as (${HAPPENED}),
   kept as (
     select member_id, day, what, n from activity cross join lateral (values ${COLUMNS.map((column) => `('${column}', ${column})`).join(', ')}) each (what, n) where n <> 0
   )
   select format('%s of %s on %s: %s kept, %s there', what, member_id, day, k.n, t.n) as violation
   from kept k full join (select member_id, day, what, sum(n) as n from happened group by 1, 2, 3) t using (member_id, day, what)
   where k.n is distinct from t.n
   union all
   select format('standing of post %s', coalesce(s.post_id, p.id)) from posts p full join standings s on s.post_id = p.id
   where ((s.post_id is null or (s.member_id, s.likes) is distinct from (p.member_id, p.likes_count))
       and not exists (select 1 from standings_due d where (d.member_id, d.post_id) = (p.member_id, p.id)))
     or s.views <> (select count(*) from views v where v.target_id = p.id)
       + (select coalesce(sum(d.views), 0) from view_days d where d.target_id = p.id)
   union all
   select format('a view of %s, which is not there', target_id) from seen v
   where not exists (select 1 from posts p where p.id = v.target_id) and not exists (select 1 from members m where m.id = v.target_id)`;

export const selectActivityViolations = statement<{ violation: string }>('analytics_faults', ACTIVITY_VIOLATIONS);
