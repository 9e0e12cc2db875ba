// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { many } from '#kernel';

export interface SelectActivityViolationsRow {
  violation: string;
}

export const selectActivityViolations = many<void, SelectActivityViolationsRow>(
  'analytics_select_activity_violations',
  `with seen as (
  select target_id, day, 1 as n from views union all select target_id, day, views from view_days
), happened as (
  select member_id, (created_at at time zone 'utc')::date as day, 'posts' as what, 1 as n from posts
  union all select p.member_id, (r.created_at at time zone 'utc')::date, 'likes', 1 from likes r join posts p on p.id = r.post_id union all select p.member_id, (r.created_at at time zone 'utc')::date, 'comments', 1 from comments r join posts p on p.id = r.post_id
  union all select p.member_id, (r.created_at at time zone 'utc')::date, 'shares', 1 from shares r join posts p on p.id = r.post_id union all select p.member_id, (r.created_at at time zone 'utc')::date, 'bookmarks', 1 from bookmarks r join posts p on p.id = r.post_id
  union all select p.member_id, v.day, 'views', v.n from seen v join posts p on p.id = v.target_id
  union all select m.id, v.day, 'profile_views', v.n from seen v join members m on m.id = v.target_id
), kept as (
  select member_id, day, what, n from activity cross join lateral (values
    ('posts', posts), ('likes', likes), ('comments', comments), ('shares', shares), ('bookmarks', bookmarks), ('views', views),
    ('profile_views', profile_views)) each_of (what, n) where n <> 0
), violations as (
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
  where not exists (select 1 from posts p where p.id = v.target_id) and not exists (select 1 from members m where m.id = v.target_id)
)
select violation as violation from violations where true`,
  () => [],
);

export interface SelectSettledActivityViolationsRow {
  violation: string;
}

/** None while an event waits to be heard. */
export const selectSettledActivityViolations = many<void, SelectSettledActivityViolationsRow>(
  'analytics_select_settled_activity_violations',
  `with seen as (
  select target_id, day, 1 as n from views union all select target_id, day, views from view_days
), happened as (
  select member_id, (created_at at time zone 'utc')::date as day, 'posts' as what, 1 as n from posts
  union all select p.member_id, (r.created_at at time zone 'utc')::date, 'likes', 1 from likes r join posts p on p.id = r.post_id union all select p.member_id, (r.created_at at time zone 'utc')::date, 'comments', 1 from comments r join posts p on p.id = r.post_id
  union all select p.member_id, (r.created_at at time zone 'utc')::date, 'shares', 1 from shares r join posts p on p.id = r.post_id union all select p.member_id, (r.created_at at time zone 'utc')::date, 'bookmarks', 1 from bookmarks r join posts p on p.id = r.post_id
  union all select p.member_id, v.day, 'views', v.n from seen v join posts p on p.id = v.target_id
  union all select m.id, v.day, 'profile_views', v.n from seen v join members m on m.id = v.target_id
), kept as (
  select member_id, day, what, n from activity cross join lateral (values
    ('posts', posts), ('likes', likes), ('comments', comments), ('shares', shares), ('bookmarks', bookmarks), ('views', views),
    ('profile_views', profile_views)) each_of (what, n) where n <> 0
), violations as (
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
  where not exists (select 1 from posts p where p.id = v.target_id) and not exists (select 1 from members m where m.id = v.target_id)
)
select violation as violation from violations where not exists (select 1 from outbox)`,
  () => [],
);
