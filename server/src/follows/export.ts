import { statement, type Db } from '#kernel';

const list = (table: 'follows' | 'follow_requests'): string => `
  select follower.username as follower, followed.username as following, f.created_at
  from ${table} f join members follower on follower.id = f.follower_id join members followed on followed.id = f.following_id
  where f.follower_id = $1 or f.following_id = $1 order by f.created_at`;

const selectFollows = statement('follow_export', list('follows'));
const selectRequests = statement('follow_request_export', list('follow_requests'));

/** Both directions, by table. */
export const exportOf = async (db: Db, memberId: string) => ({
  follows: await selectFollows(db, memberId),
  follow_requests: await selectRequests(db, memberId),
});
