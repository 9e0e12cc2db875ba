import type { Db, MemberId } from '#kernel';
import { eraseGifts, eraseLikes, erasePosts, eraseShares, eraseTimelines } from './data-rights.gen.ts';

/** The counts on the posts of others remain true. */
export const eraseOf = async (tx: Db, memberId: MemberId): Promise<void> => {
  for (const erase of [eraseLikes, eraseShares, eraseGifts, erasePosts, eraseTimelines]) await erase(tx, { memberId });
};
