import type { Db } from '#kernel';
import { exportFollowRequests, exportFollows } from './data-rights.gen.ts';

/** Both directions, by table. */
export const exportOf = async (db: Db, memberId: string) => ({
  follows: await exportFollows(db, { memberId }),
  follow_requests: await exportFollowRequests(db, { memberId }),
});
