import type { Db, MemberId } from '#kernel';
import { eraseFollowers, eraseFollowing, eraseFollowRequests } from './data-rights.gen.ts';

/** The counts of those who stay remain true. */
export const eraseOf = async (tx: Db, memberId: MemberId): Promise<void> => {
  for (const erase of [eraseFollowing, eraseFollowers, eraseFollowRequests]) await erase(tx, { memberId });
};
