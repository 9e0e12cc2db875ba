// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, many, one, type MemberId, type PostId } from '#kernel';

export interface RollUpOldViewsRow {
  rolled: number;
}

/** Rows that somebody else holds are left to them. Nothing updates a view, so that its place (ctid) stays the same once it is locked. Sums are written in one order, so that two roll-ups do not wait for each other in a circle. */
export const rollUpOldViews = one<{ firstNamed: string }, RollUpOldViewsRow>(
  'analytics_roll_up_old_views',
  `with rolled as (
  delete from views where ctid = any(array(
    select ctid from views where day < ($1::text)::date order by day limit 5000 for update skip locked
  )) returning target_id, day
), summed as (
  insert into view_days (target_id, day, views)
  select target_id, day, count(*) from rolled group by target_id, day order by target_id, day
  on conflict (target_id, day) do update set views = view_days.views + excluded.views
)
select count(*)::int as rolled from rolled`,
  (p) => [p.firstNamed],
);

export interface SeenTarget {
  target_id: string;
  day: string;
  views: number;
}

export const deleteNamedViews = many<{ postIds: readonly PostId[] }, SeenTarget>(
  'analytics_delete_named_views',
  `with gone as (delete from views where target_id = any($1) returning target_id, day)
select target_id, day::text as day, count(*)::int as views from gone group by 1, 2`,
  (p) => [p.postIds],
);

export const deleteViewSums = many<{ postIds: readonly PostId[] }, SeenTarget>(
  'analytics_delete_view_sums',
  `delete from view_days where target_id = any($1) returning target_id, day::text as day, views`,
  (p) => [p.postIds],
);

export const eraseNamedViews = exec<{ memberId: MemberId }>(
  'analytics_erase_named_views',
  `delete from views where target_id in (select $1::uuid union all select id from posts where member_id = $1)`,
  (p) => [p.memberId],
);

export const eraseViewSums = exec<{ memberId: MemberId }>(
  'analytics_erase_view_sums',
  `delete from view_days where target_id in (select $1::uuid union all select id from posts where member_id = $1)`,
  (p) => [p.memberId],
);

export interface SelectIsRolledUpRow {
  is_rolled_up: boolean;
}

export const selectIsRolledUp = one<{ targetId: string }, SelectIsRolledUpRow>(
  'analytics_select_is_rolled_up',
  `select exists (select 1 from view_days where target_id = $1) as is_rolled_up`,
  (p) => [p.targetId],
);

/** After targets were deleted in bulk, without an event: reads all sums. Named views go with their viewers. */
export const deleteLostSums = exec<void>(
  'analytics_delete_lost_sums',
  `delete from view_days d where not exists (select 1 from posts p where p.id = d.target_id)
  and not exists (select 1 from members m where m.id = d.target_id)`,
  () => [],
);

export interface ExportViewsRow {
  target_id: string;
  day: string;
}

export const exportViews = many<{ memberId: MemberId }, ExportViewsRow>(
  'analytics_export_views',
  `select target_id, day::text as day from views where viewer_id = $1 order by views.day`,
  (p) => [p.memberId],
);
