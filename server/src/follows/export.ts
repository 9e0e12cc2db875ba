import type { Db, MemberId } from '#kernel';
import { exportFollowRequests, exportFollows } from './data-rights.gen.ts';

/** Both directions, by table. */
export const exportOf = async (db: Db, memberId: MemberId) => ({
  follows: await exportFollows(db, { memberId }),
  follow_requests: await exportFollowRequests(db, { memberId }),
});
