// Who saw what is kept for a few days; then only how often it was seen, a row for each target and day. A view is always in
// exactly one of the two tables. Whoever takes views away deletes from `views` first and from `view_days` in a second
// statement: that waits for a roll-up that holds them, and then finds its sums.
import { statement, type Db } from '#kernel';
import { dayOf } from './daily-activity.ts';

const DAY_MS = 24 * 3600_000;
/** Names are needed for the day itself, so that nobody counts twice; the others are for clocks that differ, and for seeds. */
const NAMED_DAYS = 7;
const ROLLED_AT_ONCE = 5_000;

/**
 * $1 the first day that keeps its names. Rows that somebody else holds are left to them. Nothing updates a view, so that
 * its place (ctid) stays the same once it is locked. Sums are written in one order, so that two roll-ups do not wait for
 * each other in a circle.
 */
const rollUp = statement<{ rolled: number }>(
  'views_roll_up',
  `with rolled as (
     delete from views where ctid = any(array(
       select ctid from views where day < $1::date order by day limit ${ROLLED_AT_ONCE} for update skip locked
     )) returning target_id, day
   ), summed as (
     insert into view_days (target_id, day, views)
     select target_id, day, count(*) from rolled group by target_id, day order by target_id, day
     on conflict (target_id, day) do update set views = view_days.views + excluded.views
   )
   select count(*)::int as rolled from rolled`,
);

/** A batch of the oldest views. Answers how many there were. */
export const rollUpViews = async (db: Db, now: Date): Promise<number> =>
  (await rollUp(db, dayOf(new Date(now.getTime() - NAMED_DAYS * DAY_MS))))[0]?.rolled ?? 0;

interface Seen {
  target_id: string;
  day: string;
  views: number;
}

const deleteNamed = statement<Seen>(
  'views_delete',
  `with gone as (delete from views where target_id = any($1) returning target_id, day)
   select target_id, day::text as day, count(*)::int as views from gone group by 1, 2`,
);

const deleteSums = statement<Seen>(
  'view_days_delete',
  'delete from view_days where target_id = any($1) returning target_id, day::text as day, views',
);

/** Deletes the views of posts that have gone, and answers them by post and day. */
export const takeViewsOf = async (db: Db, postIds: readonly string[]): Promise<Seen[]> => [
  ...(await deleteNamed(db, postIds)),
  ...(await deleteSums(db, postIds)),
];

const ofMember = 'select $1::uuid union all select id from posts where member_id = $1';
const deleteNamedOfMember = statement('views_erase', `delete from views where target_id in (${ofMember})`);
const deleteSumsOfMember = statement('view_days_erase', `delete from view_days where target_id in (${ofMember})`);

/** Of their profile and their posts, while these are still there. What it counted goes with their own days. */
export const eraseViewsOf = async (tx: Db, memberId: string): Promise<void> => {
  await deleteNamedOfMember(tx, memberId);
  await deleteSumsOfMember(tx, memberId);
};

const selectRolledUp = statement<{ is_so: boolean }>(
  'view_days_exist',
  'select exists (select 1 from view_days where target_id = $1) as is_so',
);

/** Whether some of its views have no names any more: whoever is counted again on such a day counts twice. */
export const isRolledUp = async (db: Db, targetId: string): Promise<boolean> =>
  (await selectRolledUp(db, targetId))[0]?.is_so === true;

/** After targets were deleted in bulk, without an event: reads all sums. Named views go with their viewers. */
export const deleteLostSums = statement(
  'view_days_lost',
  `delete from view_days d where not exists (select 1 from posts p where p.id = d.target_id)
     and not exists (select 1 from members m where m.id = d.target_id)`,
);
