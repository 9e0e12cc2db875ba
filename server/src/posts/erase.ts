import type { Db } from '#kernel';
import { eraseGifts, eraseLikes, erasePosts, eraseShares, eraseTimelines } from './data-rights.gen.ts';

/** The counts on the posts of others remain true. */
export const eraseOf = async (tx: Db, memberId: string): Promise<void> => {
  for (const erase of [eraseLikes, eraseShares, eraseGifts, erasePosts, eraseTimelines]) await erase(tx, { memberId });
};
