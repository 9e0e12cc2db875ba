import type { Db, MemberId } from '#kernel';
import { eraseBans, eraseLikes, eraseMessages, eraseModerators, eraseShares, eraseStreams } from './data-rights.gen.ts';

/** What they said and gave in streams of others goes; the counts there follow by triggers. */
export const eraseOf = async (tx: Db, memberId: MemberId): Promise<void> => {
  for (const erase of [eraseLikes, eraseShares, eraseMessages, eraseBans, eraseModerators, eraseStreams])
    await erase(tx, { memberId });
};
