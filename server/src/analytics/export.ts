import { statement, type Db } from '#kernel';

const selectActivity = statement(
  'activity_export',
  `select day::text as day, posts, likes, comments, shares, bookmarks, views, profile_views from activity
   where member_id = $1 order by activity.day`,
);
const selectViews = statement(
  'views_export',
  'select target_id, day::text as day from views where viewer_id = $1 order by views.day',
);

/** What the member received, and what they looked at in the last days, by table: whoever saw what before is not known. */
export const exportOf = async (db: Db, memberId: string) => ({
  activity: await selectActivity(db, memberId),
  views: await selectViews(db, memberId),
});
