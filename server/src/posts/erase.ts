import type { Db, MemberId } from '#kernel';
import {
  eraseGifts,
  eraseLikes,
  erasePosts,
  eraseReposts,
  eraseShares,
  eraseTimelines,
  eraseVotes,
} from './data-rights.gen.ts';

/** The counts on the posts of others remain true. */
export const eraseOf = async (tx: Db, memberId: MemberId): Promise<void> => {
  const all = [eraseLikes, eraseReposts, eraseShares, eraseVotes, eraseGifts, erasePosts, eraseTimelines];
  for (const erase of all) await erase(tx, { memberId });
};
